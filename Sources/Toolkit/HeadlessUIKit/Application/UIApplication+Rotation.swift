import Foundation

extension UIApplication {
  /// Turns the device and, if the front controller supports it, the interface.
  ///
  /// As in UIKit, controllers first learn the traits and the size to come. Then windows take their
  /// size and safe area, changed traits are reported, animations alongside the rotation run, and
  /// layout follows. Completions run 0.3 virtual seconds later; until then the application is busy
  /// with the rotation.
  ///
  /// - Returns: Whether the interface was turned.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    // The device turns even if the interface does not.
    hold(orientation)
    guard orientation != screen.orientation, supports(orientation) else { return false }
    turn(to: orientation)
    return true
  }

  /// Turns the interface for a controller that comes to the front.
  ///
  /// It takes the orientation in which the device is held, if the controller supports that, or else
  /// the first one that it does support.
  func turnInterface(for controller: UIViewController) {
    let candidates = [screen.heldOrientation, screen.orientation] + UIInterfaceOrientation.allCases
    let supported = controller.supportedInterfaceOrientations
    let orientation = candidates.first { supported.contains(UIInterfaceOrientationMask($0)) }
    if let orientation, orientation != screen.orientation { turn(to: orientation) }
  }

  private func hold(_ orientation: UIInterfaceOrientation) {
    guard orientation != screen.heldOrientation else { return }
    screen.heldOrientation = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    let coordinator = TransitionCoordinator(duration: Self.rotationDuration)
    announceRotation(to: orientation, with: coordinator)
    let former = screen.bounds
    screen.orientation = orientation
    windows.forEach { $0.screenDidTurn(from: former) }
    keyboard.screenDidTurn()
    // Before layout, which then includes what runs alongside the rotation.
    coordinator.begin()
    layoutWindowsIfNeeded()
    runLoop.schedule(
      after: coordinator.transitionDuration, name: "rotation to \(orientation.rawValue)", kind: .rotation
    ) {
      coordinator.end()
    }
  }

  private static let rotationDuration: TimeInterval = 0.3

  /// Returns whether the front controller supports the orientation; without a controller all are
  /// supported.
  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let controller = frontController else { return true }
    let supported = controller.supportedInterfaceOrientations
    return controller.shouldAutorotate && supported.contains(UIInterfaceOrientationMask(orientation))
  }

  private func announceRotation(
    to orientation: UIInterfaceOrientation, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let size = screen.device.bounds(in: orientation).size
    for controller in windows.compactMap(\.rootViewController) {
      let traits = controller.traitCollection.modifyingTraits {
        $0.horizontalSizeClass = screen.device.horizontalSizeClass(in: orientation)
        $0.verticalSizeClass = screen.device.verticalSizeClass(in: orientation)
      }
      if traits != controller.traitCollection { controller.willTransition(to: traits, with: coordinator) }
      // A half turn changes no size.
      if size != screen.bounds.size { controller.viewWillTransition(to: size, with: coordinator) }
    }
  }
}

extension UIWindow {
  /// Takes the screen's new size, if the window filled the screen, and the new safe area and
  /// traits.
  fileprivate func screenDidTurn(from former: CGRect) {
    if frame == former { frame = UIScreen.main.bounds }
    safeAreaDidChange()
    updateTraits()
  }
}
