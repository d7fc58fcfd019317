package lines

import "testing"

// The notations of several languages for NaN and infinity are read. Strings stay unchanged.
func TestQuoteWords(t *testing.T) {
	for in, want := range map[string]string{
		`[1,2,null,true]`:               `[1,2,null,true]`,
		`[NaN,nan, -nan ,-nan(ind)]`:    `["NaN","NaN", "NaN" ,"NaN"]`,
		`[Infinity,-Infinity,inf]`:      `["Infinity","-Infinity","Infinity"]`,
		`{"inf":-inf,"a":[+Inf]}`:       `{"inf":"-Infinity","a":["Infinity"]}`,
		`["NaN","\\",nan,"\"nan,",INF]`: `["NaN","\\","NaN","\"nan,","Infinity"]`,
		`[1.#INF,-1.#IND,1.#QNAN]`:      `["Infinity","NaN","NaN"]`,
		`[nano,info,"nan`:               `[nano,info,"nan`,
		`"\`:                            `"\`,
	} {
		if got := string(quoteWords([]byte(in))); got != want {
			t.Errorf("quoteWords(%s) = %s, want %s", in, got, want)
		}
	}
}
