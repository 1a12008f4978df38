import Foundation
import HeadlessUIKit

extension EarlGrey {
  /// Shakes the device as soon as the application is idle.
  public static func shakeDevice() throws(GREYDeviceError) {
    try waitForIdle(before: "shaking")
    UIApplication.shared.shakeDevice()
    // The wait includes what shaking triggers. If that takes too long, shaking still succeeded.
    _ = waitForIdle()
  }

  /// Taps the status bar as soon as the application is idle; fails if it is hidden.
  public static func tapStatusBar() throws(GREYDeviceError) {
    try waitForIdle(before: "tapping the status bar", .syntheticEvents)
    guard !UIApplication.shared.isStatusBarHidden else {
      throw GREYDeviceError(.syntheticEvents, code: 0, "The status bar is hidden.")
    }
    UIApplication.shared.tapStatusBar()
    _ = waitForIdle()
  }

  /// Sends the application to the background as soon as it is idle.
  public static func backgroundApplication() throws(GREYDeviceError) {
    try waitForIdle(before: "going to the background")
    UIApplication.shared.sendToBackground()
    _ = waitForIdle()
  }

  /// Brings the application back from the background, and waits until it is idle.
  public static func foregroundApplication() throws(GREYDeviceError) {
    try waitForIdle(before: "coming to the foreground")
    UIApplication.shared.bringToForeground()
    _ = waitForIdle()
  }

  /// Sends a memory warning as soon as the application is idle, as the simulator's menu does.
  ///
  /// EarlGrey has no such function; a test without the simulator's menu has no other way.
  public static func simulateMemoryWarning() throws(GREYDeviceError) {
    try waitForIdle(before: "the memory warning")
    UIApplication.shared.sendMemoryWarning()
    _ = waitForIdle()
  }

  /// Has an application open an address from outside, as soon as it is idle.
  ///
  /// - Parameters:
  ///   - address: A URL with a scheme; any other string fails.
  ///   - application: The application; the running one by default. If its delegate does not open the
  ///     address, this fails.
  public static func openDeepLinkURL(
    _ address: String, with application: UIApplication = .shared
  ) throws(GREYDeviceError) {
    try waitForIdle(before: "opening \(address)")
    // Foundation accepts almost any string as a relative URL.
    guard let url = URL(string: address), url.scheme != nil else {
      throw GREYDeviceError(.deepLink, code: 0, "'\(address)' is not a URL.")
    }
    guard application.openDeepLink(url) else {
      throw GREYDeviceError(
        .deepLink, code: 0, "The application has no delegate, or its delegate did not open '\(address)'.")
    }
    _ = waitForIdle()
  }
}

extension EarlGrey {
  /// Rotates the device as soon as the application is idle, and waits until it is idle again.
  ///
  /// - Parameter orientation: The new orientation; the frontmost controller decides whether the interface
  ///   follows. An orientation without an interface, such as face up, changes nothing.
  public static func rotateDevice(to orientation: UIDeviceOrientation) throws(GREYDeviceError) {
    try waitForIdle(before: "rotating", .syntheticEvents)
    guard let interface = orientation.interface else { return }
    UIApplication.shared.rotate(to: interface)
    _ = waitForIdle()
  }

  /// Rotates the device; the name in EarlGrey 1.
  ///
  /// - Parameters:
  ///   - orientation: The new orientation.
  ///   - errorOrNil: Receives the error; without it, a failure goes to ``failureHandler``.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the device was rotated.
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
  /// The orientation of an upright interface; in landscape, its name is the opposite of the device's.
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

extension EarlGrey {
  /// Waits until the application is idle; the error names the pending operation and what keeps it busy.
  static func waitForIdle(
    before doing: String, _ domain: GREYErrorDomain = .executor
  ) throws(GREYDeviceError) {
    let busy = waitForIdle()
    guard !busy.isEmpty else { return }
    throw GREYDeviceError(
      domain, code: 0, "Application did not idle before \(doing).\n\n\(BusyResource.report(busy))")
  }
}

/// The failure of an operation on the device, with EarlGrey's domain and code.
public struct GREYDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The family of the code.
  public let domain: GREYErrorDomain
  /// EarlGrey's number of the failure, unique within the domain.
  public let code: Int
  /// The reason, in a sentence.
  public let description: String

  init(_ domain: GREYErrorDomain, code: Int, _ description: String) {
    self.domain = domain
    self.code = code
    self.description = description
  }
}
