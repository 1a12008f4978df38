import Expectations
import Testing

@testable import Reports

@Suite struct RepeatedTreesTests {
  private func frame(_ number: Int, _ html: String, group: String? = nil) -> FilmFrame {
    var frame = FilmFrame(anchor: "a.step-\(number)", title: "Step \(number)", cause: "launch")
    frame.details = [("Tree", html, group)]
    return frame
  }

  @Test func `Lines that a page has already are a link to the step that has them, if they are long`() {
    let (long, other) = (String(repeating: "a", count: 500), String(repeating: "b", count: 500))
    var frames = [frame(1, long), frame(2, "short"), frame(3, long), frame(4, other), frame(5, "short")]
    var trees = RepeatedTrees()
    trees.shorten(&frames)
    let link = "<p class=\"muted\">The same lines as in <a href=\"#a.step-1\">step 1</a>.</p>"
    expectEqual(frames.map { $0.details[0].html }, [long, "short", link, other, "short"])

    var later = [frame(6, other)]
    trees.shorten(&later)
    expectTrue(later[0].details[0].html.contains("#a.step-4"))
  }

  @Test func `Lines of another group are not seen with the link, so they are repeated`() {
    let long = String(repeating: "a", count: 500)
    var frames = [frame(1, long, group: "0"), frame(2, long, group: "1"), frame(3, long, group: "1")]
    var trees = RepeatedTrees()
    trees.shorten(&frames)
    expectEqual(frames[1].details[0].html, long)
    expectTrue(frames[2].details[0].html.contains("#a.step-2"))
  }
}
