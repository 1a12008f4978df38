import Expectations
import RenderTree
import Testing

@testable import Causes

/// Which frames are reasons themselves, and which follow from others or from atoms.
@Suite struct FrameReasonsTests {
  /// All changes that follow from no other.
  private func roots(_ golden: String, _ actual: String) throws -> [String] {
    try Scenes.told(golden, actual).filter { !$0.contains("<") }
  }

  @Test func `what is below and around a taller view follows from it`() throws {
    let stack = { (height: Int) in
      """
      UIView (0 0; 100 \(height + 60))
        UIView (0 0; 100 \(height))
        UIView (0 \(height); 100 40)
        UIView (0 \(height + 40); 100 20)
      """
    }
    expectEqual(try roots(stack(20), stack(26)), ["6 taller"])
  }

  @Test func `a label's size follows from its text, and all else from the label`() throws {
    let row = { (text: String, width: Int) in
      """
      UIView (0 0; 300 40)
        UILabel #name "\(text)" (10 10; \(width) 20)
        UIView (\(10 + width) 10; 20 20)
      """
    }
    expectEqual(try roots(row("Sync", 40), row("Settings", 80)), [#""Sync" -> "Settings""#])
  }

  @Test func `rows below one that came follow from it, unless they moved much farther`() throws {
    let golden = """
      UIView (0 0; 100 200)
        UIView #a (0 0; 100 40)
        UIView #b (0 40; 100 40)
      """
    let came = """
      UIView (0 0; 100 200)
        UIView #a (0 0; 100 40)
        UIView #new (0 40; 100 40)
        UIView #b (0 80; 100 40)
      """
    expectEqual(try roots(golden, came), ["added UIView #new"])
    expectEqual(
      try roots(golden, came.replacing("(0 80;", with: "(0 300;")), ["added UIView #new", "260 lower"])
  }

  @Test func `a row that rows before it drove out of sight is not a reason, but follows from theirs`() throws
  {
    let list = { (height: Int, shown: Int, rest: String) in
      """
      UITableView (0 0; 100 \(shown)) content=(100 400)
        Row #a (0 0; 100 \(height))
        Row #b (0 \(height); 100 60)\(rest)
      """
    }
    let (golden, actual) = (list(20, 100, "\n  Row #c (0 80; 100 60)"), list(60, 100, ""))
    // Either may have led to the other; a screen on which no row goes decides.
    expectEmpty(try roots(golden, actual))
    let scenarios = try [
      Scenes.atoms([golden], [actual], of: Scenes.name(in: "iPhone")),
      Scenes.atoms([list(20, 300, "")], [list(60, 300, "")], of: Scenes.name(in: "iPad")),
    ]
    let causes = Causes(scenarios, ran: scenarios.map(\.name)).all
    expectEqual(causes.map(\.change), ["Row #a 40 taller"])
    expectEqual(causes.map(\.scenarios.count), [2])
    // In view it would still be there, so it was removed independently.
    expectEqual(try roots(golden, list(30, 100, "")), ["removed Row #c"])
  }

  @Test func `spacing moves the children of a stack along its axis, and a direction all below it sideways`()
    throws
  {
    let stack = { (spacing: Int, y: Int) in
      """
      UIStackView (0 0; 100 \(y + 20)) axis=vertical spacing=\(spacing)
        UIView (0 0; 100 20)
        UIView (0 \(y); 100 20)
      """
    }
    expectEqual(try roots(stack(8, 28), stack(12, 32)), ["spacing=8 -> spacing=12"])
    let mirrored = { (direction: String, x: Int) in
      """
      UIView (0 0; 100 20) direction=\(direction)
        UIView (\(x) 0; 30 20)
      """
    }
    expectEqual(try roots(mirrored("ltr", 0), mirrored("rtl", 70)).count, 1)
  }

  @Test func `frames that are one change are one atom`() throws {
    let rows = { (height: Int) in
      """
      UIView (0 0; 100 400)
        Row (0 0; 100 \(height))
        Row (0 100; 100 \(height))
        Row (0 200; 100 \(height))
      """
    }
    expectEqual(try roots(rows(40), rows(46)), ["6 taller"])
  }
}
