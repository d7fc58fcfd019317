//go:build !(js && wasm)

package bridge

// view is nothing where there is no page.
type view struct{}

func newView(*mounted) view { return view{} }

func (*view) render()   {}
func (*view) rerender() {}
func (*view) leave()    {}
