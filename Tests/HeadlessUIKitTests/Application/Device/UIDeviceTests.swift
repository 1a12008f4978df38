import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct UIDeviceTests {
  @Test func `The device has the version whose behavior is followed, and is never locked`() {
    UIApplication().run {
      expectEqual(UIDevice.current.systemVersion, "17.0")
      expectTrue(UIApplication.shared.isProtectedDataAvailable)
    }
    let states: [(UIDevice.BatteryState, Int)] = [(.unknown, 0), (.unplugged, 1), (.charging, 2), (.full, 3)]
    forEachRow(states) { expectEqual($0.rawValue, $1) }
  }

  @Test func `The orientation is reported whether or not changes of it are posted, and a click does nothing`()
  {
    UIApplication(orientation: .landscapeLeft).run {
      let device = UIDevice.current
      let calls: [() -> Void] = [
        device.beginGeneratingDeviceOrientationNotifications,
        device.endGeneratingDeviceOrientationNotifications, device.playInputClick,
      ]
      for call in calls {
        expectEqual(device.orientation, .landscapeRight)
        call()
      }
      expectEqual(device.orientation, .landscapeRight)
      expectTrue(UIApplication.shared.settle())
    }
  }

  @Test func `A responder's keyboard is in the user's language`() {
    forEachRow([
      ("en", nil, "en-US"), ("pt-BR", nil, "pt-BR"), ("de", "AT", "de-AT"), ("zh-Hant", nil, "zh-Hant-TW"),
    ]) { language, region, tag in
      var settings = EnvironmentSettings()
      settings.languages = [language]
      settings.region = region
      UIApplication(environment: settings).run {
        expectEqual(UITextField().textInputMode?.primaryLanguage, tag)
        expectEqual(UITextInputMode.activeInputModes.map(\.primaryLanguage), [tag])
      }
    }
    expectEqual(
      UITextInputMode.currentInputModeDidChangeNotification.rawValue,
      "UITextInputCurrentInputModeDidChangeNotification")
  }

  @Test func `An input view keeps whether it sizes itself`() {
    let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 390, height: 44), inputViewStyle: .keyboard)
    expectStored(\.allowsSelfSizing, of: view, from: false, to: true)
    expectEqual(view.inputViewStyle, .keyboard)
  }
}
