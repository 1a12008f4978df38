import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITextFieldTests {
  /// A delegate that logs the calls that it gets.
  final class Delegate: UITextFieldDelegate {
    let log = Log()
    var begins = true
    var ends = true

    private func add(_ event: String, _ field: UITextField) {
      log.add("\(field.placeholder ?? "") \(event)")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      add("shouldBegin", textField)
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { add("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      add("shouldEnd", textField)
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { add("didEnd", textField) }
  }

  let delegate = Delegate()

  private func field(_ name: String, y: CGFloat = 0) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: y, width: 100, height: 30))
    field.placeholder = name
    field.delegate = delegate
    return field
  }

  private func logEvents(of field: UITextField) -> Log {
    let log = Log()
    field.addAction(UIAction { _ in log.add("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in log.add("end") }, for: .editingDidEnd)
    return log
  }

  @Test func `A tap begins editing, resigning ends it, and the delegate is asked and reported`() {
    UIApplication().run {
      let field = field("a")
      let events = logEvents(of: field)
      tap(in: mount(field), at: CGPoint(x: 10, y: 10))
      #expect(field.isEditing && field.isFirstResponder)
      expectEqual(delegate.log.take(), ["a shouldBegin", "a didBegin"])
      expectEqual(events.take(), ["begin"])
      field.resignFirstResponder()
      #expect(!field.isEditing && !field.isFirstResponder)
      expectEqual(delegate.log.take(), ["a shouldEnd", "a didEnd"])
      expectEqual(events.take(), ["end"])
    }
  }

  @Test func `The next field is asked before the former one, and begins after its end`() {
    UIApplication().run {
      let (first, second) = (field("a"), field("b", y: 50))
      mount(first)
      first.superview?.addSubview(second)
      first.becomeFirstResponder()
      _ = delegate.log.take()
      second.becomeFirstResponder()
      expectEqual(delegate.log.lines, ["b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin"])
    }
  }

  @Test func `The delegate can refuse to begin, or to end, and then no other field begins`() {
    UIApplication().run {
      let field = field("a")
      delegate.begins = false
      mount(field)
      expectFalse(field.becomeFirstResponder())
      expectFalse(field.isEditing)
      expectEqual(delegate.log.lines, ["a shouldBegin"])
    }
    UIApplication().run {
      delegate.begins = true
      let (first, second) = (field("a"), field("b", y: 50))
      mount(first)
      first.superview?.addSubview(second)
      first.becomeFirstResponder()
      delegate.ends = false
      expectFalse(first.resignFirstResponder())
      expectFalse(second.becomeFirstResponder())
      expectTrue(first.isEditing)
      expectFalse(second.isEditing)
    }
  }

  @Test func `A disabled field does not edit`() {
    UIApplication().run {
      let field = field("a")
      field.isEnabled = false
      mount(field)
      expectFalse(field.becomeFirstResponder())
    }
  }

  @Test func `The text of a new field is empty, and text that code sets sends no event`() {
    expectEqual(UITextField().text, "")
    let field = field("a")
    let log = Log()
    field.addAction(UIAction { _ in log.add("changed") }, for: [.editingChanged, .valueChanged])
    field.text = "new"
    expectEmpty(log.lines)
  }

  @Test func `A field reports its text, else its placeholder, and never a secret`() {
    let field = field("Password")
    expectEqual(field.accessibilityValue, "Password")
    field.text = "héllo"
    expectEqual(field.accessibilityValue, "héllo")
    field.isSecureTextEntry = true
    expectEqual(field.accessibilityValue, "•••••")
    expectEqual(field.text, "héllo")
  }

  @Test func `A field that constraints place grows with its text`() {
    UIApplication().run {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(field)
      field.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
      field.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      mount(parent)
      for text in ["a", "longer", "longer still"] {
        let before = field.bounds.width
        field.text = text
        parent.layoutIfNeeded()
        #expect(field.bounds.width > before)
      }
      let height = field.bounds.height
      field.borderStyle = .roundedRect
      parent.layoutIfNeeded()
      #expect(field.bounds.height >= 34 && height < 34)
    }
  }
}
