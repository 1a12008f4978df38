import Foundation

extension UIApplication {
  /// Rotates the device and, if the frontmost controller supports it, the interface.
  ///
  /// As in UIKit, controllers are first notified of the new traits and size. Then windows get their
  /// size and safe area, changed traits are reported, animations alongside the rotation are called,
  /// and windows are laid out. Completions are called after 0.3 virtual seconds, during which the
  /// application is busy.
  ///
  /// - Parameter orientation: The interface's orientation, to which the device is turned as well.
  /// - Returns: Whether the interface was rotated.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    // The device rotates even if the interface does not.
    hold(orientation)
    guard orientation != screen.orientation, supports(orientation) else { return false }
    turn(to: orientation)
    return true
  }

  /// Rotates the interface for a controller that becomes the frontmost.
  ///
  /// The interface gets the orientation in which the device is held, if the controller supports it,
  /// otherwise the first supported one.
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
    // Before layout, which then includes the changes alongside the rotation.
    coordinator.begin()
    layoutWindowsIfNeeded()
    runLoop.schedule(
      after: coordinator.transitionDuration, name: "rotation to \(orientation.rawValue)", kind: .rotation
    ) {
      coordinator.end()
    }
  }

  private static let rotationDuration: TimeInterval = 0.3

  /// Returns whether the frontmost controller supports the orientation; without a controller, all
  /// are supported.
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
      // A rotation by 180 degrees does not change the size.
      if size != screen.bounds.size { controller.viewWillTransition(to: size, with: coordinator) }
    }
  }
}

extension UIWindow {
  /// Updates the safe area and the traits, and the size if the window filled the screen.
  fileprivate func screenDidTurn(from former: CGRect) {
    if frame == former { frame = UIScreen.main.bounds }
    safeAreaDidChange()
    updateTraits()
  }
}
