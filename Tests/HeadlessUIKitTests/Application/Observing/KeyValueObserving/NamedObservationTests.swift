import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct NamedObservationTests {
  /// An observer that records what it is called with.
  private final class Observer: UIViewController {
    var calls: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { change?[$0].map { "\($0)" } ?? "-" }
      calls.append("\(keyPath ?? "") \(type(of: object ?? "")) \(values.joined(separator: " "))")
    }
  }

  private let observer = Observer()

  @Test func `The observer is called with the name, the object and the values`() {
    let label = UILabel()
    label.addObserver(observer, forKeyPath: "text", options: [.old, .new], context: nil)
    label.text = "a"
    label.text = "b"
    label.removeObserver(observer, forKeyPath: "text")
    label.text = "c"
    expectEqual(observer.calls, ["text UILabel <null> a", "text UILabel a b"])
  }

  @Test func `A call at once comes with the value, if options ask for it`() {
    let view = UIView()
    view.addObserver(observer, forKeyPath: "hidden", options: [.initial, .new], context: nil)
    expectEqual(observer.calls, ["hidden UIView - false"])
  }

  @Test func `An observer is removed by its context`() {
    var (one, two): (UInt8, UInt8) = (0, 0)
    withUnsafeMutablePointer(to: &one) { first in
      withUnsafeMutablePointer(to: &two) { second in
        let view = UIView()
        view.addObserver(observer, forKeyPath: "alpha", options: [], context: first)
        view.addObserver(observer, forKeyPath: "alpha", options: [], context: second)
        view.removeObserver(observer, forKeyPath: "alpha", context: first)
        view.removeObserver(observer, forKeyPath: "alpha", context: second)
        let exception = raised { view.removeObserver(observer, forKeyPath: "alpha", context: first) }
        expectTrue(exception?.reason.contains("not registered as an observer") == true)
      }
    }
  }

  @Test func `A name without a property raises an exception that lists the others`() {
    let exception = raised { UIView().addObserver(observer, forKeyPath: "contentOffset", context: nil) }
    expectTrue(exception?.reason.contains("'contentOffset' cannot be observed by its name") == true)
    expectTrue(exception?.reason.contains("alpha, attributedText") == true)
  }

  private func raised(_ body: () -> Void) -> UIException? {
    let application = UIApplication()
    var exception: UIException?
    application.exceptionHandler = { exception = $0 }
    application.run(body)
    return exception
  }
}
