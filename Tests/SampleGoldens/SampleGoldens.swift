import GoldenFiles
import RenderTree
import Review
import Storyboards

/// Goldens with every kind of change that a golden can have.
package enum SampleGoldens {
  package static let base = BaseRevision(
    commit: "0123456789abcdef0123456789abcdef01234567", origin: .mergeBase(with: "origin/main"))

  /// Two with the same change, one renamed, one added, one removed, one that cannot be read any more, and a text.
  package static var all: RevisionGoldens {
    var goldens = RevisionGoldens()
    goldens.before = [
      file("First", "Sync", "Off"), file("Second", "Sync", "Off"), file("Old name", "Name", "Long enough"),
      file("Gone", "Bye"), file("Broken", "x"), SampleGolden.file("a\nb\n", at: note),
    ]
    goldens.after = [
      file("First", "Sync", "On"), file("Second", "Sync", "On"), file("New name", "Name", "Long enough"),
      file("Come", "<script>alert(1)</script>"),
      SampleGolden.file("showcase-storyboard 2\nnonsense\n", at: SampleGolden.path("Broken")),
      SampleGolden.file("a\nc\n", at: note),
    ]
    return goldens
  }

  private static let note = GoldenPath("Snapshots/notes.txt")

  /// A launch, and a step that changes only the last label's position.
  private static func file(_ useCase: String, _ labels: String...) -> GoldenFile {
    let storyboard = Storyboard(
      useCase: "C / \(useCase)", script: "s", configuration: "c",
      steps: [
        Step(cause: "launch", tree: screen(labels, y: 20)),
        Step(
          cause: "EarlGrey.selectElement(with: grey_keyWindow()).perform(grey_tap())",
          tree: screen(labels, y: 40)),
      ])
    return SampleGolden.file(storyboard.text, at: SampleGolden.path(useCase))
  }

  private static func screen(_ labels: [String], y: Double) -> RenderNode {
    let nodes = labels.enumerated().map { index, text in
      RenderNode(
        "UILabel", text: text,
        frame: RenderFrame(x: 20, y: y + Double(index * 40), width: 200, height: 24))
    }
    return RenderNode("UIWindow", frame: RenderFrame(x: 0, y: 0, width: 320, height: 480), children: nodes)
  }
}
