import Expectations
import Testing

@testable import MadeData

@Suite struct ActiveSourceTests {
  @Test func `Conditions are true as for a debug build for iOS`() {
    forEachRow([
      ("DEBUG", true), ("!DEBUG", false), ("RELEASE", false), ("os(iOS)", true),
      ("os(macOS) || os(iOS)", true),
      ("os(iOS) && RELEASE", false), ("canImport(UIKit)", true), ("canImport(SwiftUI)", false),
      ("!canImport(SwiftUI) && (DEBUG || RELEASE)", true), ("swift(>=5.9)", true),
      ("targetEnvironment(simulator)", false),
      ("true", true), ("", false),
    ]) { condition, isTrue in
      let source = ActiveSource(
        "#if \(condition)\na\n#else\nb\n#endif", importing: ["UIKit"], flags: ["DEBUG"])
      expectEqual(source.text, isTrue ? "\na\n\n\n" : "\n\n\nb\n")
    }
  }

  @Test func `Of several branches the first that is true is compiled`() {
    let text = "#if A\na\n#elseif B\nb\n  #if C\nc\n  #endif\n#elseif B\nd\n#else\ne\n#endif\nf"
    expectEqual(ActiveSource(text, importing: [], flags: ["B"]).text, "\n\n\nb\n\n\n\n\n\n\n\n\nf")
  }
}
