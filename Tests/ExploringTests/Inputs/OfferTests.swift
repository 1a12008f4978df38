import Expectations
import HeadlessUIKit
import PlantedFaults
import Scripts
import ShowcaseKit
import Testing

@testable import Exploring

@MainActor @Suite struct OfferTests {
  private func stage(_ name: String, of showcase: Showcase = faultless) throws -> Stage {
    try Stage(#require(showcase.useCases.first { $0.name == name }), in: showcase)
  }

  @Test func `Each control accepts what a finger can do with it`() throws {
    let stage = try stage("Form")
    let offers = stage.run { ScreenElements.offers() }
    let kinds = Set(offers.map { "\($0.subject.split(separator: " ").first ?? "") \($0.kind)" })
    expectEqual(
      kinds,
      [
        #"UITextField type"#, "UITextField typeRareText", "UISwitch toggle", "UISlider adjust",
        "UISegment tap",
      ])
  }

  @Test func `Offers have keys of their own, the same each time`() throws {
    let stage = try stage("List")
    let keys = stage.run { ScreenElements.offers().map(\.key) }
    expectTrue(keys.count > 20)
    expectEqual(Set(keys).count, keys.count)
    expectEqual(stage.run { ScreenElements.offers().map(\.key) }, keys)
  }

  @Test func `Every input is a statement that the language has, and addresses its own element`() throws {
    for name in ["Counter", "Form", "List"] {
      let stage = try stage(name)
      let inputs = stage.run { ScreenElements.offers().compactMap(\.input) }
      let devices = stage.run { DeviceInputs(configuration: .iPhone).all }
      expectFalse(inputs.isEmpty)
      for input in inputs + devices {
        let script = try ScriptChecker().check(parsing: input.statements.joined(separator: "\n"))
        expectEqual(script.statements.count, input.statements.count)
      }
    }
  }

  /// A long form, whose keyboard a drag puts away.
  private final class LongFormViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 16, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      let scrollView = UIScrollView(frame: view.bounds)
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.keyboardDismissMode = .onDrag
      scrollView.addSubview(field)
      view.addSubview(scrollView)
    }
  }

  @Test func `Scrolling away and back is offered where it puts no keyboard away`() throws {
    let stage = try Stage(UseCase("Form", of: LongFormViewController.self))
    func offersWayBack() -> Bool { stage.run { ScreenElements.offers().contains { $0.kind == .restore } } }
    expectTrue(offersWayBack())
    try stage.run {
      let root = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
      let controller = try #require(root?.topViewController as? LongFormViewController)
      expectTrue(controller.field.becomeFirstResponder())
    }
    try stage.settle()
    expectFalse(offersWayBack())
  }

  @Test func `A view is addressed by what says most about it`() throws {
    let stage = try stage("Constraint", of: plantedFaults)
    let selections = stage.run { ScreenElements.offers().compactMap(\.input).map { $0.statements[0] } }
    expectTrue(
      selections.contains(
        #"EarlGrey.selectElement(with: grey_buttonTitle("Widen")).perform(grey_tap())"#))
  }
}
