import HeadlessUIKit

extension EarlGrey {
  /// Turns the device once the application is idle, and waits until it is so again.
  ///
  /// Whether the interface follows is up to the controller in front; an orientation without an interface, as face up,
  /// changes nothing.
  public static func rotateDevice(to orientation: UIDeviceOrientation) throws(GREYDeviceError) {
    try waitForIdle(before: "rotating", .syntheticEvents)
    guard let interface = orientation.interface else { return }
    UIApplication.shared.rotate(to: interface)
    _ = waitForIdle()
  }

  /// Turns the device, as EarlGrey 1 spells it.
  ///
  /// - Parameter errorOrNil: Takes the error; without one a failure goes to ``failureHandler``.
  /// - Returns: Whether it could be done.
  @discardableResult
  public static func rotateDeviceTo(
    orientation: UIDeviceOrientation, errorOrNil: UnsafeMutablePointer<GREYDeviceError?>? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    do {
      try rotateDevice(to: orientation)
      errorOrNil?.pointee = nil
      return true
    } catch {
      errorOrNil?.pointee = error
      guard errorOrNil == nil else { return false }
      let exception = GREYFrameworkException(name: error.domain.rawValue, reason: error.description)
      handle(exception: exception, details: "", file: file, line: line)
      return false
    }
  }
}

extension UIDeviceOrientation {
  /// The interface that stands upright then; in landscape it is turned the other way round than the device.
  fileprivate var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
