import Diagnostics
import Expectations
import Testing

@testable import AppBreadth

@Suite struct ModuleOperandTests {
  private func operands(_ texts: String...) throws(Diagnostic) -> [ModuleOperand] {
    try [ModuleOperand](texts, help: .showcase("help")) { "/apps/\($0)" }
  }

  @Test func `A folder's module is called as it says, or as the last part of its path that says something`() {
    forEachRow([
      ("SnapKit/Sources", "SnapKit", "SnapKit/Sources"), ("App", "App", "App"),
      ("Own=Modules/Kit/Sources", "Own", "Modules/Kit/Sources"), ("my-app/src", "my_app", "my-app/src"),
      ("2048/Source", "_2048", "2048/Source"), ("a/b=c", "b_c", "a/b=c"), ("UIKit", "UIKit_", "UIKit"),
    ]) { text, name, folder in
      let found = try operands(text)
      expectEqual(found.map(\.name), [name])
      expectEqual(found.map(\.folder), [folder])
    }
  }

  @Test func `What names no module or no folder is an error that says what to type`() {
    forEachRow([
      (["Kit="], "there is no folder after 'Kit='", "help"),
      (["my-kit=A"], "'my-kit' cannot be the name of a module", "breadth my_kit=A"),
      (["UIKit=A"], "'UIKit' cannot be the name of a module", "breadth UIKit_=A"),
      (["=A"], "'' cannot be the name of a module", "breadth App=A"),
      (["a/Kit", "b/Kit"], "'a/Kit' and 'b/Kit' are both the module 'Kit'", "breadth Kit=a/Kit Kit2=b/Kit"),
    ]) { texts, problem, next in
      let error = try #require(throws: Diagnostic.self) {
        try [ModuleOperand](texts, help: .showcase("help")) { "/apps/\($0)" }
      }
      expectEqual(error.problem, problem)
      expectEqual(error.next, .showcase(next))
      expectNotNil(error.expected)
    }
  }
}
