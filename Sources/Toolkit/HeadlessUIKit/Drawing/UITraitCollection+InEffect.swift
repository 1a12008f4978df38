import Dispatch
import Foundation

extension UITraitCollection {
  /// The current traits for code that may run anywhere, such as that of fonts and colors: `nil` away from the main actor.
  static var inEffect: UITraitCollection? {
    isMain ? MainActor.assumeIsolated { .current } : nil
  }

  /// Whether the code runs on the main actor.
  ///
  /// On Linux the main queue may be served by another thread than the first one, so the queue is asked as well.
  private static var isMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
