import Expectations
import Testing

@testable import Flow

@Suite @MainActor struct EnablableTests {
  private final class Control: Enablable, HasEventListeners {
    var isEnabled: Bool
    let hasEventListeners: Bool

    init(isEnabled: Bool, hasEventListeners: Bool) {
      self.isEnabled = isEnabled
      self.hasEventListeners = hasEventListeners
    }
  }

  private struct Form: HasEnablableEventListeners {
    let enablableEventListeners: [any Enablable & HasEventListeners]
  }

  @Test func `Disabling lasts until it is disposed of, and restores what was there`() {
    let signal = ReadWriteSignal(true)
    let disabled = signal.disable()
    expectFalse(signal.value)
    let enabled = signal.enable()
    expectTrue(signal.value)
    enabled.dispose()
    expectFalse(signal.value)
    disabled.dispose()
    expectTrue(signal.value)
  }

  @Test func `Only what is enabled and listened to is disabled`() {
    let controls = [(true, true), (true, false), (false, true)].map(Control.init)
    let disabled = Form(enablableEventListeners: controls).disableActiveEventListeners()
    expectEqual(controls.map(\.isEnabled), [false, true, false])
    disabled.dispose()
    expectEqual(controls.map(\.isEnabled), [true, true, false])
  }
}
