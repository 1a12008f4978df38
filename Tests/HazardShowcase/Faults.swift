import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Code written for an iPhone that crashes on a stage.
let faults = Showcase("Faults") {
  UseCase("Outlet", of: ListController.self)
  UseCase("Coder", of: CodeOnlyController.self)
  UseCase("Resource", of: PictureController.self)
  UseCase("Index", of: RowController.self)
  UseCase("Exception", of: ConstrainedController.self)
  UseCase("Trap in the app", of: AssertingController.self)
}

/// Shows a controller of a storyboard that no use case registered.
final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let detail: DetailController = storyboard.instantiateViewController(identifier: "Detail")
    addChild(detail)
    view.addSubview(detail.view)
  }
}

final class DetailController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var nameLabel: UILabel!  // In an app: @IBOutlet var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "a name"
  }
}

final class CodeOnlyController: UIViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PictureController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // swift-format-ignore: NeverForceUnwrap
    let file = Bundle.main.url(forResource: "cat", withExtension: "json")!
    title = file.lastPathComponent
  }
}

final class RowController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Self.rows[Self.rows.count]
  }

  private static let rows = ["one", "two"]
}

/// Raises an exception outside of any stage, which ends the process as on an iPhone.
final class ConstrainedController: UIViewController {
  private let other = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    UIApplication.shared.exceptionHandler = nil
    let constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor)
    constraint.isActive = true
  }
}

final class AssertingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    precondition(children.count == 1, "there is no child")
  }
}
