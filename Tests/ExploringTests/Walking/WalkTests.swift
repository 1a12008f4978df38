import Expectations
import HeadlessUIKit
import Project
import ShowcaseKit
import TestSupport
import Testing

@testable import Exploring

@MainActor @Suite struct WalkTests {
  private final class GrowingViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 16, y: 100, width: 300, height: 100))
      label.text = "Growing"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
    }
  }

  private func walk() throws -> Walk {
    let showcase = Showcase("Growth") { UseCase("Growing", of: GrowingViewController.self) }
    let package = try TemporaryFolder.package()
    let project = try Project(root: package.root, showcases: [showcase])
    return Walk(
      of: try project.scenario(of: "GrowingViewController/Growing"), watchedBy: [.notRestored],
      journal: Journal(path: nil), timer: InputTimer(limit: nil))
  }

  private func restoration(_ categories: String...) -> Input {
    Input(
      .restore, to: "a change of the text size and back",
      categories.map { "setConfiguration(contentSizeCategory: .\($0))" })
  }

  @Test
  func `What restored a setting is not judged where it changes it, as after other inputs were left out`()
    throws
  {
    var walk = try walk()
    expectTrue(walk.perform(restoration("accessibilityExtraLarge", "large")))
    expectEqual(walk.record.sightings, [])
    let former = walk.tree
    // Offered only where the text is large at first.
    expectTrue(walk.perform(restoration("large", "accessibilityExtraLarge")))
    expectTrue(walk.tree != former)
    expectEqual(walk.record.sightings, [])
  }
}
