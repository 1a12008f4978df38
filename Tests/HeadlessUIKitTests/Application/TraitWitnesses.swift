import HeadlessUIKit

/// A view that logs each change of its traits.
final class TraitView: UIView {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.add(
      "\(name) \(previous?.userInterfaceStyle.rawValue ?? "-") to \(traitCollection.userInterfaceStyle)")
  }
}

/// A controller that logs the changes of its environment.
final class TraitController: UIViewController {
  private let name: String
  private let log: Log
  var orientations = UIInterfaceOrientationMask.all
  var turns = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = TraitView("\(name)'s view", log) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var shouldAutorotate: Bool { turns }
  override func didReceiveMemoryWarning() { log.add("\(name) is short of memory") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.add(
      "\(name) \(previous?.userInterfaceStyle.rawValue ?? "-") to \(traitCollection.userInterfaceStyle)")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.add("\(name) will be \(newCollection.horizontalSizeClass) by \(newCollection.verticalSizeClass)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.add("\(name) will be \(Int(size.width))x\(Int(size.height))")
    coordinator.animate { _ in
      self.log.add("\(self.name) moves along to \(Int(self.view.bounds.width))")
    } completion: { context in
      self.log.add("\(self.name) has turned in \(context.transitionDuration)")
    }
  }

  override func viewDidLayoutSubviews() { log.add("\(name) laid out \(Int(view.bounds.width))") }
}

extension UIViewControllerTransitionCoordinator {
  /// Both closures as trailing ones.
  @MainActor
  fileprivate func animate(
    _ animation: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void,
    completion: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    animate(alongsideTransition: animation, completion: completion)
  }
}
