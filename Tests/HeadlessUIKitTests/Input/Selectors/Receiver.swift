import Foundation

@testable import HeadlessUIKit

/// A responder with methods of all shapes that selectors have.
@MainActor
class Receiver: UIView {
  let log = Log()
  weak var following: UIResponder?

  override var next: UIResponder? { following }

  func tap() { log.add("tap") }
  func tapped(_ sender: Any?) { log.add("tapped by \(sender.map { "\(type(of: $0))" } ?? "nothing")") }
  func tapped(_ sender: UIControl, with event: UIEvent?) {
    log.add("tapped with \(event == nil ? "no " : "")event")
  }
  func number(of button: UIButton) -> Int { 7 }
  func isOn(_ isOn: Bool) { log.add("\(isOn)") }
  func post(_ notification: Notification) { log.add(notification.name.rawValue) }
  func fire(_ timer: Timer) { log.add("\(timer.userInfo ?? "none") at \(UIApplication.shared.runLoop.now)") }

  static let tap = Selector("tap", Receiver.tap)
  static let tapped = Selector("tapped(_:)", Receiver.tapped(_:))
  static let tappedWithEvent = Selector("tapped(_:with:)", Receiver.tapped(_:with:))
}
