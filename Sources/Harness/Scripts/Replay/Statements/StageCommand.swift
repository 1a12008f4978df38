import EarlGrey
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// The effect of a statement that is not an interaction.
@MainActor
struct StageCommand {
  let run: (StatementReplayer) throws(ReplayFailure.Reason) -> Void

  init(_ run: @escaping (StatementReplayer) throws(ReplayFailure.Reason) -> Void) {
    self.run = run
  }

  /// A change of the device by EarlGrey, which may refuse it.
  static func device(_ body: @escaping @MainActor () throws(GREYDeviceError) -> Void) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      let outcome = replayer.stage.run {
        Result { () throws(GREYDeviceError) in try body() }
      }
      if case .failure(let error) = outcome { throw .refused(error.description) }
    }
  }

  /// A change of the stage's application that cannot fail.
  static func change(_ change: @escaping (UIApplication) -> Void) -> StageCommand {
    StageCommand { replayer in replayer.stage.run { change(.shared) } }
  }
}

extension StageCommand {
  static func rotate(to orientation: UIDeviceOrientation) -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.rotateDevice(to: orientation) }
  }

  static func shake() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.shakeDevice() }
  }

  static func typeKey(_ key: String, modifierFlags: UIKeyModifierFlags) -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.typeKey(key, modifierFlags: modifierFlags) }
  }

  static func tapStatusBar() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.tapStatusBar() }
  }

  static func dismissKeyboard() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.dismissKeyboard() }
  }

  static func open(_ address: URL) -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.openDeepLinkURL(address.absoluteString) }
  }

  static func sendToBackground() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.backgroundApplication() }
  }

  static func bringToForeground() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.foregroundApplication() }
  }

  static func simulateMemoryWarning() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.simulateMemoryWarning() }
  }

  /// Copies a text, as another application would.
  static func setPasteboard(_ text: String) -> StageCommand {
    change { _ in UIPasteboard.general.string = text }
  }
}

extension StageCommand {
  /// Lets virtual time pass.
  static func advance(by seconds: Double) -> StageCommand {
    StageCommand { $0.stage.advance(by: seconds) }
  }

  /// Runs all waiting work, as each statement does at its end.
  ///
  /// - Parameter reason: A note for readers of the script; ignored.
  static func waitForIdle(reason: String?) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      do throws(StageFailure) { try replayer.stage.settle() } catch { throw .stage(error) }
    }
  }

  /// Lets virtual time pass, a tenth of a second at a time, until exactly one element matches.
  ///
  /// - Parameters:
  ///   - matcher: The matcher of the element.
  ///   - timeout: The most virtual seconds to wait, after which the command fails.
  static func wait(for matcher: GREYMatcher, timeout: Double) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      let stage = replayer.stage
      let interaction = EarlGrey.selectElement(with: matcher)
      var remaining = timeout
      while remaining > 0, !stage.run({ interaction.isFound }) {
        let step = min(pollInterval, remaining)
        stage.advance(by: step)
        remaining -= step
      }
      // The assertion at the end throws EarlGrey's error, with the views on the screen.
      do throws(ReplayFailure.Reason) {
        try replayer.interact { () throws(GREYError) in try interaction.asserting(grey_notNil()) }
      } catch {
        guard case .interaction(let error) = error else { throw error }
        throw .waitTimedOut(error, seconds: timeout)
      }
    }
  }

  private static let pollInterval = 0.1
}

/// The steps of Chrome's showcase tests on the home screen.
extension StageCommand {
  /// Searches for a class or a use case, and taps the row that was found.
  static func openUseCase(_ name: String) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      try replayer.interact { [replayer] () throws(GREYError) in
        try replayer.search(for: name)
        let row = grey_allOf([grey_accessibilityLabel(name), grey_sufficientlyVisible()])
        try EarlGrey.selectElement(with: row).performing(grey_tap())
      }
    }
  }

  /// Returns to the home screen by the navigation bar's button, even if the use case hides the bar.
  static func closeUseCase() -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      try replayer.interact { () throws(GREYError) in
        let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
        navigation?.setNavigationBarHidden(false, animated: false)
        // Chrome's tests look for these two titles.
        let title = grey_anyOf([grey_buttonTitle("SC"), grey_buttonTitle("back")])
        let isInBar = grey_ancestor(grey_kindOfClass(UINavigationBar.self))
        let button = EarlGrey.selectElement(with: grey_allOf([title, isInBar]))
        try button.asserting(grey_interactable())
        try button.performing(grey_tap())
        let home = EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_collection"))
        try home.asserting(grey_sufficientlyVisible())
      }
    }
  }

  /// Clears the search, so that the home screen lists everything again.
  static func clearSearch() -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      try replayer.interact { [replayer] () throws(GREYError) in try replayer.search(for: "") }
    }
  }
}

extension StatementReplayer {
  fileprivate func search(for text: String) throws(GREYError) {
    try EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_search_bar")).performing(
      grey_replaceText(text))
  }
}
