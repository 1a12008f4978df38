import Diagnostics
import Expectations
import Porting
import Testing

@testable import AppPackages

@Suite struct LeavingOutTests {
  private let source = """
    typealias Number = Int
    class List: UIViewController {
      func load() {
        let store = Store()
        store.refresh()
        title = "Books"
      }
    }
    """

  private func fault(_ line: Int, _ column: Int, _ message: String) -> CompilationFault {
    CompilationFault(position: SourcePosition(line: line, column: column), message: message)
  }

  private func leaving(_ rounds: [[CompilationFault]], roots: [String: String] = [:]) throws -> SkippedParts {
    let app = AppSources(["A.swift": source], in: "")
    let file = try #require(app.file(at: "A.swift"))
    var parts = SkippedParts()
    for faults in rounds {
      var leaving = LeavingOut(parts, roots: roots)
      expectTrue(leaving.skipParts(of: file, because: faults) == nil)
      parts = leaving.parts
    }
    return parts
  }

  @Test func `An error that follows from another part has the reason of that part`() throws {
    let parts = try leaving([
      [fault(4, 17, "cannot find 'Store' in scope")], [fault(5, 5, "cannot find 'store' in scope")],
    ])
    expectEqual(
      parts.reasons(in: "A.swift"),
      [
        "List.load() statement at 4: let store = Store()": "4:17: cannot find 'Store' in scope",
        "List.load() statement at 5: store.refresh()": "4:17: cannot find 'Store' in scope",
      ])
  }

  @Test func `A declaration that another module lost is the reason of what uses it`() throws {
    let parts = try leaving(
      [[fault(4, 17, "cannot find 'Store' in scope")]], roots: ["Store": "1:8: no such module 'Lib'"])
    expectEqual(Array(parts.reasons(in: "A.swift").values), ["1:8: no such module 'Lib'"])
  }

  @Test func `A larger part replaces those inside it`() throws {
    let error = fault(5, 5, "cannot find 'store' in scope")
    let parts = try leaving([[fault(4, 17, "no")], [error], [error]])
    expectEqual(Array(parts.reasons(in: "A.swift").keys), ["List.load()"])
  }

  @Test func `A file with an error outside of all parts is left out as a whole`() throws {
    let file = try #require(AppSources(["A.swift": source], in: "").file(at: "A.swift"))
    var leaving = LeavingOut(SkippedParts(), roots: [:])
    expectEqual(leaving.skipParts(of: file, because: [fault(1, 11, "no")])?.message, "no")
    expectTrue(leaving.parts.isEmpty)
  }
}
