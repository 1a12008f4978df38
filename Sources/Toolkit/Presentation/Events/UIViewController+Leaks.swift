import Flow
import HeadlessUIKit

/// The key of a user default: whether an alert reports leaked controllers; `false` by default.
public let enabledDisplayAlertOnMemoryLeaksKey: String = "enabledDisplayAlertOnMemoryLeaks"

extension UIViewController {
  /// Whether an event reports the controller's deallocation or leak after its presentation; `true`
  /// by default.
  public var debugMemoryLeakTrackingEnabled: Bool {
    get { presentationState.isLeakTrackingEnabled }
    set { presentationState.isLeakTrackingEnabled = newValue }
  }

  /// Reports that the controller is deallocated, or is still in memory two seconds after the
  /// returned disposable was disposed of.
  ///
  /// A controller that stays on a stack lives as long as the stack, and is checked one turn of the
  /// run loop later.
  func trackingLeak(from presenter: UIViewController) -> any Disposable {
    guard debugMemoryLeakTrackingEnabled else { return NilDisposer() }
    let ending = LeakTracking(presented: presentationIdentifier, presenter: presenter.presentationIdentifier)
    deallocSignal.future.onValue { ending.run(after: nil) { ending.reportDeallocation() } }
    return Disposer { [weak self] in
      ending.run(after: 2) { [weak self] in
        guard let self else { return }
        guard let stack = navigationController else { return ending.reportLeak() }
        stack.deallocSignal.future.onValue { [weak self] in
          ending.run(after: 0) { if self != nil { ending.reportLeak() } }
        }
      }
    }
  }
}

/// Reports about the controller of one presentation, in the application that presented it.
@MainActor
private struct LeakTracking {
  let presented: PresentableIdentifier
  let presenter: PresentableIdentifier
  private weak var application: UIApplication? = .shared

  init(presented: PresentableIdentifier, presenter: PresentableIdentifier) {
    (self.presented, self.presenter) = (presented, presenter)
  }

  /// Runs work in the application, if that still exists: after some seconds, or at once for `nil`.
  func run(after seconds: Double?, _ work: @escaping () -> Void) {
    application?.run {
      guard let seconds else { return work() }
      Scheduler.main.async(after: seconds, execute: work)
    }
  }

  func reportDeallocation() {
    log(.didDeallocate(presented, from: presenter))
  }

  func reportLeak() {
    log(.didLeak(presented, from: presenter))
    let application = UIApplication.shared
    guard application.environment.userDefaults.bool(forKey: enabledDisplayAlertOnMemoryLeaksKey),
      let root = application.keyWindow?.rootViewController
    else { return }
    let alert = Alert<Void>(
      title: "View controller not released after being dismissed", message: "\(presented)",
      actions: Alert.Action(title: "OK") {})
    Array(sequence(first: root, next: \.presentedViewController)).last?.present(alert)
  }
}
