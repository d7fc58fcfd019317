package physics

import "slices"

func idOf[T ~uint8](ids []string, i T) string {
	if int(i) < len(ids) {
		return ids[i]
	}
	return "unknown"
}

func parseID[T ~uint8](ids []string, id string) (i T, ok bool) {
	if at := slices.Index(ids, id); at >= 0 {
		return T(at), true
	}
	return 0, false
}
