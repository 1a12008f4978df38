import Expectations
import Testing

@testable import RenderTree

@Suite struct KeyboardPictureTests {
  /// The picture of a keyboard under a label.
  private func svg(_ attributes: String, label: String = "Name") throws -> String {
    try RenderNode(
      text: """
        UIView (0 0; 390 844)
          UILabel "\(label)" (0 60; 300 20)
          UIKeyboardView (0 553; 390 291)\(attributes.isEmpty ? "" : " " + attributes)

        """
    ).svg
  }

  /// The titles of the keys, in order.
  private func titles(_ svg: String) -> String {
    let keyboard = svg.firstRange(of: "<title>UIKeyboardView").map { svg[$0.lowerBound...] } ?? ""
    return keyboard.matches(of: />([^<>]+)<\/text>/).map { String($0.output.1) }.joined(separator: " ")
  }

  @Test func `A keyboard shows the keys of its type and plane`() {
    forEachRow([
      ("", "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 space return"),
      ("plane=capitals", "Q W E R T Y U I O P A S D F G H J K L Z X C V B N M 123 space return"),
      ("plane=numbers", "1 2 3 4 5 6 7 8 9 0 - / : ; ( ) $ &amp; @ \" #+= . , ? ! ' ABC space return"),
      ("plane=symbols", "[ ] { } # % ^ * + = _ \\ | ~ &lt; &gt; € £ ¥ • 123 . , ? ! ' ABC space return"),
      ("type=URL", "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 . / .com return"),
      ("type=emailAddress", "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 space @ . return"),
      ("type=webSearch", "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 space . return"),
      ("type=numberPad", "1 2 ABC 3 DEF 4 GHI 5 JKL 6 MNO 7 PQRS 8 TUV 9 WXYZ 0"),
      ("type=decimalPad", "1 2 ABC 3 DEF 4 GHI 5 JKL 6 MNO 7 PQRS 8 TUV 9 WXYZ . 0"),
      ("type=phonePad plane=symbols", "+ * # 123 0"),
      (
        "type=numbersAndPunctuation",
        "1 2 3 4 5 6 7 8 9 0 - / : ; ( ) $ &amp; @ \" #+= . , ? ! ' ABC space return"
      ),
    ]) { attributes, expected in
      expectEqual(titles(try svg(attributes)), expected)
    }
  }

  @Test func `The title of the return key says the language of the keys`() throws {
    forEachRow([
      ("Weiter", "Name", "q w e r t z u i o p ü a s d f g h j k l ö ä y x c v b n m 123 Leerzeichen Weiter"),
      ("Siguiente", "Name", "q w e r t y u i o p a s d f g h j k l ñ z x c v b n m 123 espacio Siguiente"),
      ("Suivant", "Name", "a z e r t y u i o p q s d f g h j k l m w x c v b n ' 123 espace Suivant"),
      ("次へ", "Name", "→ ↺ ABC ☻ あ た ま ^^ か な や わ さ は ら 、。?! 空白 次へ"),
      ("التالي", "Name", "ض ص ث ق ف غ ع ه خ ح ج ش س ي ب ل ا ت ن م ك ط ذ ء ؤ ر ى ة و ز ظ د 123 مسافة التالي"),
      // Without a known title, the script of the texts says it.
      ("ok", "Имя", "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 space ok"),
      ("Далее", "Имя", "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 space Далее Cyrillic"),
    ]) { returnKey, label, expected in
      expectEqual(titles(try svg("returnKey=\"\(returnKey)\"", label: label)), expected)
    }

    expectEqual(try KeyboardLanguage(of: RenderNode(text: "UILabel \"次へ\" (0 0; 9 9)\n")), .english)
  }

  @Test func `The return key is blue where it has a title, and gray while it is disabled`() throws {
    #expect(try svg("returnKey=\"Go\"").contains(##/fill="#ffffff"[^>]*>Go<\/text>/##))
    #expect(try !svg("").contains(##"<g fill="#007aff">"##))
    #expect(try svg("returnKey=\"Go\"").contains(##"<g fill="#007aff">"##))
    #expect(try !svg("[returnKeyDisabled] returnKey=\"Go\"").contains(##"<g fill="#007aff">"##))
  }

  @Test func `Shift is filled for capitals, and keys are dark in the dark`() throws {
    let shift = #" d="M0 -9L9 1H4.5V8H-4.5V1H-9Z""#
    #expect(try svg("plane=capitals").contains(shift + ##" fill="#000000"/>"##))
    #expect(try svg("").contains(shift + "/>"))
    let dark = try RenderNode(text: "UIKeyboardView (0 0; 390 291) appearance=dark\n").svg
    #expect(dark.contains(##"<g fill="#6b6b6e">"##) && dark.contains(##"fill="#2b2b2d"/>"##))
  }

  @Test func `Each key is where the toolkit's keyboard has it`() throws {
    // Ten letters a row, the second one in the middle, and the keys of shift and delete at the ends.
    let svg = try svg("")
    #expect(svg.contains(#"<rect x="3" y="6.48" width="33" height="43.2" rx="5"/>"#))
    #expect(svg.contains(#"<rect x="22.5" y="60.48" width="33" height="43.2" rx="5"/>"#))
    #expect(svg.contains(#"<rect x="3" y="114.48" width="52.5" height="43.2" rx="5"/>"#))
    #expect(svg.contains(#"<rect x="61.5" y="168.48" width="247.5" height="43.2" rx="5"/>"#))
  }
}
