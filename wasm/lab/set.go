package lab

// JoinSet lists the ids in a set, separated by commas. Bit i of the set is id i.
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

// ReadSet reads ids in any order, separated by commas. ok is false if an id is unknown.
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
