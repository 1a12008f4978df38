import EarlGrey
import Foundation
import HeadlessUIKit

/// All statements that are neither interactions nor snapshots, each with its effect on the stage.
enum StatementBindings {
  static let all = device + systemAlerts + settings + time + errors + homeScreen

  private static let device: [ScriptBinding<StageCommand>] = [
    .statement("EarlGrey.rotateDevice", .orientation.labeled("to"), .errorPointer.labeled("error")) {
      (orientation: UIDeviceOrientation, _: Void) in .rotate(to: orientation)
    },
    .statement(
      "EarlGrey.rotateDeviceTo", .orientation.labeled("orientation"), .errorPointer.labeled("errorOrNil")
    ) { (orientation: UIDeviceOrientation, _: Void) in .rotate(to: orientation) },
    .statement("EarlGrey.shakeDevice", .errorPointer.labeled("error")) { (_: Void) in .shake() },
    .statement("EarlGrey.dismissKeyboard", .errorPointer.labeled("error")) { (_: Void) in .dismissKeyboard()
    },
    .statement(
      "EarlGrey.openDeepLinkURL", .address, .application.labeled("with"), .errorPointer.labeled("error")
    ) { (address: URL, _: Void, _: Void) in .open(address) },
    .statement("openDeepLink", .address, make: StageCommand.open),
    .statement(
      "typeKey", .string, .modifierFlags.labeled("modifierFlags"), make: StageCommand.typeKey),
    .statement("tapStatusBar", make: StageCommand.tapStatusBar),
    .statement("sendToBackground", make: StageCommand.sendToBackground),
    .statement("bringToForeground", make: StageCommand.bringToForeground),
    .statement("EarlGrey.backgroundApplication", make: StageCommand.sendToBackground),
    .statement("EarlGrey.foregroundApplication", make: StageCommand.bringToForeground),
    .statement("simulateMemoryWarning", make: StageCommand.simulateMemoryWarning),
    .statement("setPasteboard", .string, make: StageCommand.setPasteboard),
  ]

  /// No system alert is ever shown, so most of these are for scripts that keep the error.
  private static let systemAlerts: [ScriptBinding<StageCommand>] = [
    .statement("EarlGrey.acceptSystemDialog", .errorPointer.labeled("error")) { (_: Void) in
      .device { () throws(GREYDeviceError) in try EarlGrey.acceptSystemDialog() }
    },
    .statement("EarlGrey.denySystemDialog", .errorPointer.labeled("error")) { (_: Void) in
      .device { () throws(GREYDeviceError) in try EarlGrey.denySystemDialog() }
    },
    .statement(
      "EarlGrey.tapSystemDialogButton", .string.labeled("withText"), .errorPointer.labeled("error")
    ) { (text: String, _: Void) in
      .device { () throws(GREYDeviceError) in try EarlGrey.tapSystemDialogButton(withText: text) }
    },
    .statement(
      "EarlGrey.typeSystemAlertText", .optional(.string), .optional(.string).labeled("forPlaceholderText"),
      .errorPointer.labeled("error")
    ) { (text: String?, placeholder: String?, _: Void) in
      .device { () throws(GREYDeviceError) in
        try EarlGrey.typeSystemAlertText(text, forPlaceholderText: placeholder)
      }
    },
    .statement("EarlGrey.waitForAlertVisibility", .boolean, .seconds.labeled("withTimeout")) {
      (isVisible: Bool, seconds: Double) in
      .device { () throws(GREYDeviceError) in
        try EarlGrey.waitForAlertVisibility(isVisible, withTimeout: seconds)
      }
    },
  ]

  private static let settings: [ScriptBinding<StageCommand>] = [
    .statement(
      "EarlGrey.setRootMatcherForSubsequentInteractions", .optional(.matcher), make: StageCommand.setRoot),
    .statement(
      "GREYConfiguration.shared.setValue", .setting, .configKey.labeled("forConfigKey"),
      make: StageCommand.configure(_:for:)),
    .statement("GREYConfiguration.shared.reset") { .change { _ in GREYConfiguration.shared.reset() } },
    .statement(
      "setConfiguration",
      .optional(.userInterfaceStyle).labeled("userInterfaceStyle").or(.null),
      .optional(.contentSizeCategory).labeled("contentSizeCategory").or(.null),
      .optional(.layoutDirection).labeled("layoutDirection").or(.null),
      .optional(.accessibilitySettings).labeled("accessibility").or(.null),
      make: StageCommand.configure(style:category:direction:accessibility:)),
  ]

  private static let time: [ScriptBinding<StageCommand>] = [
    .statement("advance", .seconds.labeled("by"), make: StageCommand.advance),
    .statement("waitFor", .matcher, .seconds.labeled("timeout"), make: StageCommand.wait),
    .statement("GREYWaitForAppToIdle", .optional(.string).or(.null), make: StageCommand.waitForIdle),
  ]

  private static let errors: [ScriptBinding<StageCommand>] = [
    .statement("GREYAssertNil", .error, .optional(.string).or(.null), make: StageCommand.assertNil),
    .statement("GREYAssertNotNil", .error, .optional(.string).or(.null), make: StageCommand.assertNotNil),
  ]

  private static let homeScreen: [ScriptBinding<StageCommand>] = [
    .statement("Open", .string, make: StageCommand.openUseCase),
    .statement("Close", make: StageCommand.closeUseCase),
    .statement("ClearSearch", make: StageCommand.clearSearch),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.function.name, $0) })

  @MainActor
  static func command(_ call: ResolvedCall) -> StageCommand? {
    byName[call.name]?.make(call.arguments)
  }
}

extension BoundParameter where Value == UIDeviceOrientation {
  fileprivate static var orientation: Self {
    .member([.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
  }
}

extension BoundParameter where Value == UIUserInterfaceStyle {
  fileprivate static var userInterfaceStyle: Self { .member([.light, .dark]) }
}

extension BoundParameter where Value == UIContentSizeCategory {
  fileprivate static var contentSizeCategory: Self {
    .member(UIContentSizeCategory.allCases.filter { $0 != .unspecified })
  }
}

extension BoundParameter where Value == UITraitEnvironmentLayoutDirection {
  fileprivate static var layoutDirection: Self { .member([.leftToRight, .rightToLeft]) }
}

extension BoundParameter where Value == UIKeyModifierFlags {
  /// XCUITest's names: `.command`, `XCUIElement.KeyModifierFlags.command` or `[.command, .shift]`.
  fileprivate static var modifierFlags: Self {
    let flags: [(name: String, flag: UIKeyModifierFlags)] = [
      ("capsLock", .alphaShift), ("command", .command), ("control", .control), ("option", .alternate),
      ("shift", .shift),
    ]
    return Self(.members(type: "XCUIElement.KeyModifierFlags", names: flags.map(\.name))) { value in
      guard case .list(let values) = value else { return nil }
      return UIKeyModifierFlags(flags.filter { values.contains(.member($0.name)) }.map(\.flag))
    }
  }
}

extension BoundParameter where Value == Void {
  /// `XCUIApplication()`
  fileprivate static var application: Self {
    Self(.instance(of: "XCUIApplication")) { if case .call = $0 { () } else { nil } }
  }
}
