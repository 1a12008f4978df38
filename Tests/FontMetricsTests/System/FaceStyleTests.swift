import Expectations
import FontMetrics
import Testing

@Suite
struct FaceStyleTests {
  @Test func `The part after the family says weight and slant`() {
    forEachRow(
      [
        ("Avenir-HeavyOblique", .heavy, true), ("Lato-BlackItalic", .black, true),
        ("Lato-Bold", .bold, false),
        ("Lato-SemiBold", .semibold, false), ("Avenir-DemiBold", .semibold, false),
        ("Lato-ExtraLight", .ultraLight, false), ("Lato-ExtraBold", .heavy, false),
        ("Lato-Thin", .thin, false),
        ("Georgia", .regular, false), ("Black-Regular", .regular, false), ("", .regular, false),
        ("-", .regular, false),
      ] as [(String, FontWeight, Bool)]
    ) { name, weight, isItalic in
      let style = FaceStyle(name: name)
      expectEqual(style.weight, weight)
      expectEqual(style.isItalic, isItalic)
    }
  }
}
