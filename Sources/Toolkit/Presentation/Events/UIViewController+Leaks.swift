import Flow
import HeadlessUIKit

/// The key of a user default: whether an alert tells of a controller that leaks; no by default.
public let enabledDisplayAlertOnMemoryLeaksKey: String = "enabledDisplayAlertOnMemoryLeaks"

extension UIViewController {
  /// Whether it is told when the controller is let go after its presentation, or is not; yes by default.
  public var debugMemoryLeakTrackingEnabled: Bool {
    get { presentationState.isLeakTrackingEnabled }
    set { presentationState.isLeakTrackingEnabled = newValue }
  }

  /// Tells when the controller is let go, or is still there two seconds after the disposable was disposed of.
  ///
  /// A controller that stays on a stack goes with that, and is asked for a turn of the run loop later.
  func trackingLeak(from presenter: UIViewController) -> any Disposable {
    guard debugMemoryLeakTrackingEnabled else { return NilDisposer() }
    let ending = LeakTracking(presented: presentationIdentifier, presenter: presenter.presentationIdentifier)
    deallocSignal.future.onValue { ending.run(after: nil) { ending.tellDeallocation() } }
    return Disposer { [weak self] in
      ending.run(after: 2) { [weak self] in
        guard let self else { return }
        guard let stack = navigationController else { return ending.tellLeak() }
        stack.deallocSignal.future.onValue { [weak self] in
          ending.run(after: 0) { if self != nil { ending.tellLeak() } }
        }
      }
    }
  }
}

/// What is told of one presentation's controller, in the application that it was presented in.
@MainActor
private struct LeakTracking {
  let presented: PresentableIdentifier
  let presenter: PresentableIdentifier
  private weak var application: UIApplication? = .shared

  init(presented: PresentableIdentifier, presenter: PresentableIdentifier) {
    self.presented = presented
    self.presenter = presenter
  }

  /// Runs work in the application, while there is one: after some seconds, for which nobody waits, or at once.
  func run(after seconds: Double?, _ work: @escaping () -> Void) {
    application?.run {
      guard let seconds else { return work() }
      Scheduler.main.async(after: seconds, execute: work)
    }
  }

  func tellDeallocation() {
    log(.didDeallocate(presented, from: presenter))
  }

  func tellLeak() {
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
