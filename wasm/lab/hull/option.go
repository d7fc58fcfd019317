package hull

import (
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

func (f *collision) poseOption(side Side) lab.Option {
	return lab.Option{Name: side.String(), Allows: text.HullRangePose, Set: func(value string) error {
		p, err := parsePose(side, value)
		if err != nil {
			return err
		}
		m := f.Now
		m.moved, m.poses[side] = true, p
		f.Load(&m)
		return nil
	}}
}
