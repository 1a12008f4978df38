import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Storyboards and segues, whose content a use case registers.
@Suite @MainActor
struct UIStoryboardTests {
  private final class DetailViewController: UIViewController {
    var name = ""
    var wasAwakened = false

    init(name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() {
      super.awakeFromNib()
      wasAwakened = true
    }
  }

  private class ListViewController: UIViewController {
    var log: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      guard let detail = segue.destination as? DetailViewController else { return }
      detail.name = sender as? String ?? ""
      log.append("\(segue.identifier ?? "") from \(segue.source === self)")
    }
  }

  private final class SpecialListViewController: ListViewController {}

  private var files: InterfaceFiles { UIApplication.shared.environment.interfaceFiles }

  private class LabeledViewController: UIViewController {
    weak var nameLabel: UILabel?
    var name = ""

    override func viewDidLoad() {
      super.viewDidLoad()
      nameLabel?.text = name
    }
  }

  private final class SpecialLabeledViewController: LabeledViewController {}

  @Test func `A controller has its registered views before viewDidLoad, and after what its creator set`() {
    UIApplication().run {
      files.registerView(of: LabeledViewController.self) { owner in
        let label = UILabel()
        owner.view.addSubview(label)
        owner.nameLabel = label
      }
      files.registerController("Detail", inStoryboard: "Main") { SpecialLabeledViewController() }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let detail: LabeledViewController = storyboard.instantiateViewController(identifier: "Detail")
      expectFalse(detail.isViewLoaded)
      detail.name = "a model"
      detail.loadViewIfNeeded()
      expectEqual(detail.nameLabel?.text, "a model")
    }
  }

  @Test func `Of several registrations for a view the last one that fits counts`() {
    UIApplication().run {
      files.registerView(of: SpecialLabeledViewController.self) { $0.view.tag = 1 }
      files.registerView(of: LabeledViewController.self) { $0.view.tag = 2 }
      files.registerView(of: ListViewController.self) { $0.view.tag = 3 }
      expectEqual(SpecialLabeledViewController().view.tag, 2)
      expectEqual(UIViewController().view.tag, 0)
    }
  }

  @Test func `A storyboard makes the controllers that were registered, or those of a creator`() {
    UIApplication().run {
      files.registerController(nil, inStoryboard: "Main") { ListViewController() }
      files.registerController("Detail", inStoryboard: "Main") { DetailViewController(name: "made") }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      #expect(storyboard.instantiateInitialViewController() is ListViewController)
      let detail = storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailViewController
      expectEqual(detail?.name, "made")
      expectEqual(detail?.wasAwakened, true)
      #expect(detail?.storyboard === storyboard)
      let typed: DetailViewController = storyboard.instantiateViewController(identifier: "Detail")
      expectEqual(typed.name, "made")
    }
    UIApplication().run {
      files.registerController("Detail", inStoryboard: "Main") { DetailViewController(name: "registered") }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let created: DetailViewController = storyboard.instantiateViewController(identifier: "Detail") {
        coder in
        let detail = DetailViewController(coder: coder)
        detail?.name = "created"
        return detail
      }
      expectEqual(created.name, "created")
      #expect(created.storyboard === storyboard)
      let other: DetailViewController = storyboard.instantiateViewController(identifier: "Detail") { _ in
        nil as DetailViewController?
      }
      expectEqual(other.name, "registered")
    }
  }

  @Test func `What was not registered raises an exception that says what to write`() {
    forEachRow(
      [
        (
          "Detail" as String?,
          "Storyboard 'Main' doesn't contain a view controller with identifier 'Detail'.",
          "registerController(\"Detail\", inStoryboard: \"Main\")"
        ),
        (
          nil, "Storyboard 'Main' has no initial view controller.",
          "registerController(nil, inStoryboard: \"Main\")"
        ),
      ] as [(String?, String, String)]
    ) { identifier, reason, call in
      UIApplication().run {
        var raised: [UIException] = []
        UIApplication.shared.exceptionHandler = { raised.append($0) }
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        if let identifier {
          _ = storyboard.instantiateViewController(withIdentifier: identifier)
        } else {
          _ = storyboard.instantiateInitialViewController()
        }
        expectEqual(raised.map(\.name), [.invalidArgument])
        expectEqual(
          raised.first?.reason,
          "\(reason) No such file is among the resources of a package; copy it there, or write in the use case: "
            + "UIApplication.shared.environment.interfaceFiles.\(call) { ... }")
      }
    }
  }

  @Test func `A controller of another type than the expected one raises an exception`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      files.registerController("Detail", inStoryboard: "Main") { ListViewController() }
      let detail: DetailViewController = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "Detail")
      expectEqual(detail.name, "")
      expectEqual(
        raised.map(\.reason),
        [
          "The controller 'Detail' of the storyboard 'Main' is a ListViewController instead of a "
            + "DetailViewController"
        ])
    }
  }

  @Test func `A segue is prepared, and shows or presents its destination`() {
    UIApplication().run {
      files.registerSegue("detail", from: ListViewController.self) { DetailViewController(name: "") }
      let list = SpecialListViewController()
      let navigation = UINavigationController(rootViewController: list)
      mount(navigation)
      list.performSegue(withIdentifier: "detail", sender: "cat")
      UIApplication.shared.settle()
      expectEqual((navigation.topViewController as? DetailViewController)?.name, "cat")
      expectEqual(list.log, ["detail from true"])
    }
    UIApplication().run {
      files.registerSegue("detail", from: UIViewController.self) { UIViewController() }
      files.registerSegue("detail", from: ListViewController.self, kind: .presentModally) {
        DetailViewController(name: "")
      }
      let list = ListViewController()
      mount(list)
      list.performSegue(withIdentifier: "detail", sender: "dog")
      UIApplication.shared.settle()
      expectEqual((list.presentedViewController as? DetailViewController)?.name, "dog")
    }
  }

  @Test func `A segue that no class of the controller has raises an exception`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      files.registerSegue("detail", from: SpecialListViewController.self) { UIViewController() }
      ListViewController().performSegue(withIdentifier: "detail", sender: nil)
      expectEqual(
        raised.first?.reason.hasPrefix(
          "Receiver (ListViewController) has no segue with identifier 'detail'."),
        true)
      expectEqual(
        raised.first?.reason.contains("registerSegue(\"detail\", from: ListViewController.self)"), true)
    }
  }

  @Test func `A segue of one's own does what its handler does, or what it overrides`() {
    final class CountingSegue: UIStoryboardSegue {
      var count = 0
      override func perform() { count += 1 }
    }
    let (source, destination) = (UIViewController(), UIViewController())
    var isPerformed = false
    UIStoryboardSegue(identifier: nil, source: source, destination: destination) { isPerformed = true }
      .perform()
    expectTrue(isPerformed)
    let counting = CountingSegue(identifier: "own", source: source, destination: destination)
    counting.perform()
    expectEqual(counting.count, 1)
    #expect(source.shouldPerformSegue(withIdentifier: "own", sender: nil))
  }
}
