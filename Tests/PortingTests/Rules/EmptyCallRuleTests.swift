import Expectations
import Testing

@testable import Porting

@Suite struct EmptyCallRuleTests {
  @Test func `Initializers without arguments that Foundation lacks here get what they need`() {
    forEachRow([
      ("let a = NSMutableAttributedString()", #"let a = NSMutableAttributedString(string: "")"#),
      ("show(NSAttributedString ( ))", #"show(NSAttributedString(string: ""))"#),
      ("let a = ProcessInfo().arguments", "let a = ProcessInfo.processInfo.arguments"),
      (#"let a = NSAttributedString(string: "a")"#, #"let a = NSAttributedString(string: "a")"#),
      ("class ProcessInfo {}; let a = ProcessInfo()", "class ProcessInfo {}; let a = ProcessInfo()"),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
  }
}
