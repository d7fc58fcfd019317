package physics

import "slices"

func idOf[T ~uint8](ids []string, i T) string {
	if int(i) < len(ids) {
		return ids[i]
	}
	return "unknown"
}

// parseID returns the index of id in ids; ok is false if it is not in the list.
func parseID[T ~uint8](ids []string, id string) (i T, ok bool) {
	if at := slices.Index(ids, id); at >= 0 {
		return T(at), true
	}
	return 0, false
}
