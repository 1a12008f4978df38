import Diagnostics
import Expectations
import Scripts
import Testing

/// Matchers nested in matchers of ancestors, descendants, subviews and siblings.
@Suite @MainActor struct RelativeMatcherTests {
  private func nested(_ depth: Int) -> String {
    let names = ["grey_descendant", "grey_ancestor"]
    let opening = (0..<depth).map { "\(names[$0 % 2])(grey_not(" }.joined()
    return opening + "grey_text(\"None\")" + String(repeating: "))", count: depth)
  }

  private func faults(of matcher: String, root: String? = nil) -> [String] {
    let narrowing = root.map { ".inRoot(\($0))" } ?? ""
    let source = "EarlGrey.selectElement(with: \(matcher))\(narrowing).assert(grey_nil())"
    do throws(Diagnostics) {
      _ = try ScriptChecker().check(Script(parsing: source))
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test func `Four levels are taken, of which a root is one, and a let does not hide them`() throws {
    // Four levels are accepted, whatever is between them, and the count starts again for the next one.
    expectEqual(faults(of: nested(4)), [])
    expectEqual(faults(of: "grey_allOf([\(nested(4)), \(nested(4))])"), [])
    expectEqual(faults(of: "grey_allOf([grey_subview(grey_nil()), grey_sibling(\(nested(3)))])"), [])
    expectEqual(faults(of: nested(4), root: nested(3)), [])
    // A root is a level, as it requests ancestors; a let does not hide levels.
    expectEqual(faults(of: "grey_nil()", root: nested(4)).count, 1)
    let source = "let a = \(nested(4))\nEarlGrey.selectElement(with: grey_ancestor(a)).assert(grey_nil())"
    #expect(throws: Diagnostics.self) { try ScriptChecker().check(Script(parsing: source)) }
  }

  @Test func `A fifth level is a fault at its place, reported once`() {
    forEachRow([5, 6, 8]) { depth in
      let column = 30 + 2 * "grey_descendant(grey_not(".count + 2 * "grey_ancestor(grey_not(".count
      expectEqual(
        faults(of: nested(depth)),
        [
          """
          1:\(column): error: 'grey_descendant' is inside of 4 other matchers of relatives
            expected: at most 4 levels; give the element an accessibility identifier
          """
        ])
    }
  }

  /// One more level for each matcher inside would take forever; the limit prevents that.
  @Test(.hangLimit)
  func `The deepest matcher gets its answer, also where nothing matches and everything is asked`() throws {
    let matcher = nested(4).replacing("grey_not(", with: "").replacing("))))))))", with: "))))")
    let replay = try replay("EarlGrey.selectElement(with: \(matcher)).assert(grey_nil())")
    expectNil(replay.failure)
  }
}
