import Flow

@testable import Onboarding

/// A simulated text field, whose events are sent by tests.
@MainActor
struct Field {
  private let text = ReadWriteSignal("")
  private let didBegin = Callbacker<Void>()
  private let changed = Callbacker<Void>()
  private let didEnd = Callbacker<Void>()
  private let didEndOnExit = Callbacker<Void>()
  let signals: TextFieldSignals

  init() {
    signals = TextFieldSignals(
      text: text.readOnly(), editingDidBegin: didBegin.providedSignal,
      editingChanged: changed.providedSignal, editingDidEnd: didEnd.providedSignal,
      editingDidEndOnExit: didEndOnExit.providedSignal)
  }

  func begin() {
    didBegin.callAll()
  }

  /// Sets the text without an event, as code does.
  func contain(_ text: String) {
    self.text.value = text
  }

  func type(_ text: String) {
    contain(text)
    changed.callAll()
  }

  func end() {
    didEnd.callAll()
  }

  func endOnExit() {
    didEndOnExit.callAll()
  }

  func edit(_ text: String) {
    begin()
    type(text)
    end()
  }
}
