import HeadlessUIKit

extension EarlGrey {
  /// Waits until the application is idle, or tells what it was about to do and what was busy.
  static func waitForIdle(
    before doing: String, _ domain: GREYErrorDomain = .executor
  ) throws(GREYDeviceError) {
    let busy = waitForIdle()
    guard !busy.isEmpty else { return }
    throw GREYDeviceError(
      domain, code: 0, "Application did not idle before \(doing).\n\n\(BusyResource.report(busy))")
  }
}
