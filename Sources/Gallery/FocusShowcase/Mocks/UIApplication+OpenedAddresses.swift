import Foundation
import HeadlessUIKit
import ShowcaseKit

extension UIApplication {
  /// Records each address that another application opens.
  func recordOpenedAddresses() {
    environment.urlOpened = { url in
      CommandRecorder.current.record("UIApplication", url.absoluteString, function: "open(_:)")
    }
  }
}
