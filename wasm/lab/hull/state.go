package hull

import (
	"strconv"

	"github.com/clipstage/clipstage/physics/hull"
	"github.com/clipstage/clipstage/wasm/lab"
	"github.com/clipstage/clipstage/wasm/text"
)

// State returns the figure's state as written in links:
//
//	lab=hull&preset=tilted-box&stage=clip&sub=2
//	lab=hull&seed=12&stage=edges&b=0,0,1.2,1,0,0,0
//	lab=hull&preset=aligned&stage=contacts&compare=on&tilt=1e-3
//	lab=hull&stage=keep&va=0,0,0;1,0,0;0,1,0;0,0,1&a=0,0,0,1,0,0,0&vb=…&b=…
//
// compare=on shows the three answers, with B tilted by tilt radians. A pose is x,y,z,w,i,j,k: a position and a
// quaternion. va and vb are the points of custom hulls, ta and tb their tolerances in metres. fa and fb are
// their faces as indices of points, if they differ from the faces of the points' convex hull. bias is the
// relative and the absolute bias. Every number restores its bits. A link that is too long leaves out the faces.
// If it is still too long, it has the default preset instead (see Fits).
func (f *collision) State() string {
	if s := f.state(&f.Now); len(s) <= lab.MaxLink {
		return s
	}
	return f.state(presetMoment(presets()[0].id))
}

// Fits reports whether the pair fits in a link, if necessary without faces.
func (f *collision) Fits() bool { return f.fits(&f.Now) }

func (f *collision) fits(m *moment) bool { return len(f.state(m)) <= lab.MaxLink }

// outgrow sets a notice when the pair no longer fits in an address that follows the figure.
func (f *collision) outgrow(before *moment) {
	if f.Linked() && !f.Fits() && f.fits(before) {
		name, _ := f.PresetWords(presets()[0].id)
		f.SetNotice(f.Say(text.HullCrowded, "preset", name))
	}
}

func (f *collision) state(m *moment) string {
	if s := f.link(m, true); len(s) <= lab.MaxLink {
		return s
	}
	return f.link(m, false)
}

// link writes a moment, with or without the faces of custom hulls.
func (f *collision) link(m *moment, faces bool) string {
	from := m.Link()
	own := from == ""
	s := "lab=" + ID + from
	s += "&stage=" + f.Stage().String()
	if f.Sub() > 1 {
		s += "&sub=" + strconv.Itoa(f.Sub())
	}
	if f.compare {
		s += "&compare=on"
		if f.tilt > 0 {
			s += "&tilt=" + lab.Exact(f.tilt)
		}
	}
	for side, shape := range m.shapes {
		if own {
			s += "&v" + Side(side).String() + "="
			for i, p := range shape.Points {
				if len(s) > lab.MaxLink {
					return s // the result is too long for a link
				}
				if i > 0 {
					s += ";"
				}
				s += lab.Exact(p.X) + "," + lab.Exact(p.Y) + "," + lab.Exact(p.Z)
			}
			if shape.Tolerance > 0 {
				s += "&t" + Side(side).String() + "=" + lab.Exact(shape.Tolerance)
			}
			if faces && !shape.built() {
				s += "&f" + Side(side).String() + "=" + writeFaces(shape.Faces)
			}
		}
		if m.moved {
			separator := "&" + Side(side).String() + "="
			for _, x := range numbersOf(&m.poses[side]) {
				s += separator + lab.Exact(*x)
				separator = ","
			}
		}
	}
	if m.bias != (hull.Bias{}) {
		s += "&bias=" + lab.Exact(m.bias.Relative) + "," + lab.Exact(m.bias.Absolute)
	}
	return s + f.AskLink()
}

func (f *collision) addParts(l *lab.Link[hull.Stage, moment]) {
	compare, tilt := false, 0.0
	var later texts
	l.Parts = append(l.Parts,
		lab.Part{Name: "sub", Read: func(value string) *lab.Error {
			sub, err := strconv.ParseUint(value, 10, 16)
			if err != nil || sub > lab.MaxSub {
				return lab.Refused(text.StateSub, "value", value)
			}
			l.Place.Sub = int(sub)
			return nil
		}},
		lab.Part{Name: "bias", Read: func(value string) *lab.Error {
			list, ok := readNumbers(value, 2)
			if ok {
				l.Moment.bias = hull.Bias{Relative: list[0], Absolute: list[1]}
			}
			if !ok || checkBias(l.Moment.bias) != nil {
				return lab.Refused(text.StateBias, "value", value)
			}
			return nil
		}},
		lab.Part{Name: "compare", Read: func(value string) *lab.Error {
			if compare = value == "on"; !compare && value != "off" {
				return lab.Refused(text.StateAnswers, "value", value)
			}
			return nil
		}},
		lab.Part{Name: "tilt", Read: func(value string) *lab.Error {
			var ok bool
			if tilt, ok = lab.ReadNumber(value); !ok || !(tilt >= 0 && tilt <= MostTilt) {
				return lab.Refused(text.StateTilt, "value", value)
			}
			return nil
		}})
	for side := range names {
		for i, to := range [...]*string{&later.poses[side], &later.points[side], &later.faces[side], &later.tolerances[side]} {
			name := [...]string{"", "v", "f", "t"}[i] + Side(side).String()
			l.Parts = append(l.Parts, lab.Part{Name: name, Read: func(value string) *lab.Error {
				*to = value
				return nil
			}})
		}
	}
	l.Check = func() *lab.Error { return later.read(&l.Moment) }
	l.Show = func() {
		f.Compare(compare)
		f.setTilt(tilt)
	}
}

// texts are the parts of a link that are parsed last, by side.
type texts struct{ poses, points, faces, tolerances [2]string }

// read parses points and poses into a moment that has the link's preset.
func (later *texts) read(m *moment) *lab.Error {
	for side := A; side <= B; side++ {
		if value := later.points[side]; value != "" {
			shape, err := parseShape(side, value, later.faces[side], later.tolerances[side])
			if err != nil {
				return err
			}
			m.shapes[side] = shape
			m.Origin, m.moved = lab.Origin{}, true
		}
		if value := later.poses[side]; value != "" {
			p, err := parsePose(side, value)
			if err != nil {
				return err
			}
			m.moved, m.poses[side] = true, p
		}
	}
	return nil
}

// parsePose parses x,y,z,w,i,j,k.
func parsePose(side Side, value string) (p hull.Pose, _ *lab.Error) {
	list, ok := readNumbers(value, PoseNumberCount)
	if !ok {
		return p, lab.InvalidState(text.StateHullPose, "box", side.Name(), "count", strconv.Itoa(len(list)))
	}
	for i, x := range numbersOf(&p) {
		*x = list[i]
	}
	err := CheckPose(side, &p)
	if err != nil {
		err.Code, err.Field = lab.CodeInvalidState, "state"
	}
	return p, err
}

// parseShape parses the points of a hull. If faces and a tolerance are given, it also parses these.
func parseShape(side Side, value, loops, exact string) (*Shape, *lab.Error) {
	var points []hull.Vec3
	for _, part := range lab.Split(value, ';') {
		list, ok := readNumbers(part, 3)
		if !ok {
			return nil, lab.InvalidState(text.StatePoints, "box", side.Name())
		}
		points = append(points, hull.Vec3{X: list[0], Y: list[1], Z: list[2]})
	}
	faces, ok := readFaces(loops)
	if !ok {
		return nil, lab.InvalidState(text.StateFaces, "box", side.Name())
	}
	tolerance := 0.0
	if exact != "" {
		if tolerance, ok = lab.ReadNumber(exact); !ok {
			return nil, lab.Refused(text.StateTolerance, "value", exact)
		}
	}
	shape, err := NewShape(side, points, faces, tolerance)
	if err != nil {
		wrong := *err.(*lab.Error)
		wrong.Code, wrong.Field = lab.CodeInvalidState, "state"
		return nil, &wrong
	}
	return shape, nil
}

// writeFaces separates the corners of a face by commas, and the faces by semicolons. readFaces parses this
// form, and returns nil for "".
func writeFaces(faces [][]int32) (s string) {
	for i, face := range faces {
		if i > 0 {
			s += ";"
		}
		for k, corner := range face {
			if k > 0 {
				s += ","
			}
			s += strconv.Itoa(int(corner))
		}
	}
	return s
}

func readFaces(value string) (faces [][]int32, ok bool) {
	if value == "" {
		return nil, true
	}
	for _, part := range lab.Split(value, ';') {
		var face []int32
		for _, number := range lab.Split(part, ',') {
			corner, err := strconv.ParseUint(number, 10, 31)
			if err != nil {
				return nil, false
			}
			face = append(face, int32(corner))
		}
		faces = append(faces, face)
	}
	return faces, true
}

// readNumbers parses count finite numbers separated by commas. ok is false if a number is invalid or the count
// differs.
func readNumbers(value string, count int) (list []float64, ok bool) {
	ok = true
	for _, part := range lab.Split(value, ',') {
		x, is := lab.ReadNumber(part)
		ok = ok && is && lab.Finite(x)
		list = append(list, x+0)
	}
	return list, ok && len(list) == count
}
