package lab

// JoinSet writes a set of ids, a bit each in their order, with commas between them.
func JoinSet(ids []string, set uint) (s string) {
	for i, id := range ids {
		if set>>i&1 == 0 {
			continue
		}
		if s != "" {
			s += ","
		}
		s += id
	}
	return s
}

// ReadSet reads what JoinSet wrote, in any order. If one of them is no id, ok is false.
func ReadSet(ids []string, s string) (set uint, ok bool) {
	if s == "" {
		return 0, true
	}
next:
	for _, part := range Split(s, ',') {
		for i, id := range ids {
			if id == part {
				set |= 1 << i
				continue next
			}
		}
		return 0, false
	}
	return set, true
}
