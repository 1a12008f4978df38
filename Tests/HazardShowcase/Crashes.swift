import HeadlessUIKit
import ShowcaseKit

/// Crashes of several kinds, and one that many callers lead to.
let crashes = Showcase("Crashes") {
  UseCase("Indexes", of: IndexingViewController.self)
  UseCase("Dereferences", of: DereferencingViewController.self)
  UseCase("Caller 1", of: FaultyViewController.self) { FaultyViewController(caller: 1) }
  UseCase("Caller 2", of: FaultyViewController.self) { FaultyViewController(caller: 2) }
  UseCase("Caller 3", of: FaultyViewController.self) { FaultyViewController(caller: 3) }
  UseCase("Caller 4", of: FaultyViewController.self) { FaultyViewController(caller: 4) }
  UseCase("Caller 5", of: FaultyViewController.self) { FaultyViewController(caller: 5) }
}

final class IndexingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = ["one", "two"]
    show(rows[rows.count])
  }
}

final class DereferencingViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  }
}

/// A view controller that cannot be created.
final class FaultyViewController: CalmViewController {
  init(caller: Int) {
    super.init(nibName: nil, bundle: nil)
    fatalError("there is no model")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}
