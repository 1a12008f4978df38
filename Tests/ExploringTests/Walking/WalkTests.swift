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

  private func walk(_ useCase: UseCase, watchedBy oracles: Set<Oracle>) throws -> Walk {
    let package = try TemporaryFolder.package()
    let project = try Project(root: package.root, showcases: [Showcase("Walks") { useCase }])
    return Walk(
      of: try project.scenario(of: "\(useCase.classForDisplay)/\(useCase.name)"), watchedBy: oracles,
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
    var walk = try walk(
      UseCase("Growing", of: GrowingViewController.self), watchedBy: [.notRestored])
    expectTrue(walk.perform(restoration("accessibilityExtraLarge", "large")))
    expectEqual(walk.record.sightings, [])
    let former = walk.tree
    // Offered only where the text is large at first.
    expectTrue(walk.perform(restoration("large", "accessibilityExtraLarge")))
    expectTrue(walk.tree != former)
    expectEqual(walk.record.sightings, [])
  }

  /// Shows a controller on a sheet that can be pulled down.
  private final class SheetCoordinator: Coordinator {
    weak var baseViewController: UIViewController?

    func start() {
      let sheet = UIViewController()
      sheet.view.backgroundColor = .white
      baseViewController?.present(sheet, animated: false)
    }
  }

  /// Says that it is done, and is then a screen without anything to do.
  private final class DoneViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Done", for: .normal)
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
      button.addAction(UIAction { [unowned button] _ in button.isHidden = true }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private static let done = Input(
    .press, to: "Done", ["EarlGrey.selectElement(with: grey_buttonTitle(\"Done\")).perform(grey_tap())"])
  private static let pull = Input(
    .swipe, to: "the sheet",
    [
      "EarlGrey.selectElement(with: grey_kindOfClassName(\"UIDropShadowView\")).perform(grey_swipeFastInDirection(.down))"
    ])

  @Test func `A sheet that was pulled down is the end of its use case, and an empty screen is a dead end`()
    throws
  {
    var walk = try walk(
      UseCase("Sheet", of: UIViewController.self, coordinator: SheetCoordinator.self), watchedBy: [.deadEnd])
    expectTrue(walk.perform(Self.pull))
    expectTrue(walk.isAtDeadEnd)
    expectTrue(walk.perform(DeviceInputs.wait))
    walk.end()
    expectEqual(walk.record.sightings, [])
    var other = try self.walk(UseCase("Done", of: DoneViewController.self), watchedBy: [.deadEnd])
    expectTrue(other.perform(Self.done))
    expectTrue(other.perform(DeviceInputs.wait))
    other.end()
    expectEqual(other.record.sightings.map(\.subject), ["DoneViewController"])
  }

  /// Takes no letters, but begins to be edited.
  private final class AmountViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = UITextField(frame: CGRect(x: 100, y: 200, width: 200, height: 50))
      field.accessibilityIdentifier = "amount"
      field.keyboardType = .numberPad
      view.addSubview(field)
    }
  }

  @Test func `Nothing is seen any more after a refused input changed something, as no script leads there`()
    throws
  {
    var walk = try walk(UseCase("Amount", of: AmountViewController.self), watchedBy: Set(Oracle.allCases))
    let former = walk.record.sightings
    let selection = "EarlGrey.selectElement(with: grey_accessibilityID(\"amount\"))"
    expectTrue(
      !walk.perform(
        Input(.tap, to: "nothing", ["EarlGrey.selectElement(with: grey_text(\"?\")).perform(grey_tap())"])))
    expectTrue(!walk.hasStrayed)
    expectTrue(!walk.perform(Input(.type, to: "amount", ["\(selection).perform(grey_typeText(\"a\"))"])))
    expectTrue(walk.hasStrayed)
    walk.end()
    expectEqual(walk.record.sightings, former)
    expectEqual(walk.record.inputs, [])
  }
}
