package trace

import "github.com/clipstage/clipstage/physics/jsontext"

// LastListed is the last step for which a trace lists the contacts. Later steps have only the number of
// contacts.
const LastListed = 60

// AppendScene appends {"name":…,"checkpoints":[…]} to dst: a line of the trace of scenes. name must be valid
// JSON. name and the checkpoints (see Checkpoint) are written unchanged.
func AppendScene(dst, name []byte, checkpoints ...jsontext.Writer) []byte {
	j := append(jsontext.Writer(dst), `{"name":`...)
	j = append(j, name...)
	j.Name("checkpoints")
	j.Open("[")
	for i, checkpoint := range checkpoints {
		if i > 0 {
			j = append(j, ',')
		}
		j = append(j, checkpoint...)
	}
	j.Close("]")
	j.Close("}")
	return j
}
