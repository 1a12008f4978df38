import EarlGrey
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct GREYConfigurationTests {
  /// Runs `body` in a separate application, and returns the exceptions that it raises.
  private func exceptions(of body: (GREYConfiguration) -> Void) -> [UIException] {
    let application = UIApplication()
    var raised: [UIException] = []
    application.exceptionHandler = { raised.append($0) }
    application.run { body(GREYConfiguration.shared) }
    return raised
  }

  @Test func `Every setting has EarlGrey's default`() {
    // Switches have EarlGrey's defaults.
    forEachRow(
      [
        (.actionConstraintsEnabled, true), (.synchronizationEnabled, true), (.CALayerModifyAnimations, true),
        (.ignoreHiddenAnimations, false), (.ignoreIsAccessible, false),
        (.autoUntrackMDCActivityIndicators, false), (.autoHideScrollViewIndicators, false),
        (.analyticsEnabled, true), (.includeStatusBarWindow, false),
      ] as [(GREYConfigKey, Bool)]
    ) { key, value in
      UIApplication().run { expectEqual(GREYConfiguration.shared.boolValue(forConfigKey: key), value) }
    }
    // Numbers have EarlGrey's defaults.
    forEachRow(
      [
        (.interactionTimeoutDuration, 30), (.nsTimerMaxTrackableInterval, 1.5),
        (.dispatchAfterMaxTrackableDelay, 1.5), (.delayedPerformMaxTrackableDuration, 1.5),
        (.CALayerMaxAnimationDuration, 10), (.appLaunchTimeout, 300), (.ignoreAppStates, 0),
      ] as [(GREYConfigKey, Double)]
    ) { key, value in
      UIApplication().run { expectEqual(GREYConfiguration.shared.doubleValue(forConfigKey: key), value) }
    }
    // No address is blocked by default, and artifacts are written to the documents.
    UIApplication().run {
      expectEqual(GREYConfiguration.shared.arrayValue(forConfigKey: .blockedURLRegex), [])
      expectEqual(GREYConfiguration.shared.stringValue(forConfigKey: .artifactsDirLocation), "Documents")
    }
  }

  @Test func `A value comes back as it was set, until the reset, which keeps defaults`() {
    // A value overrides the default until the reset, which keeps defaults.
    let raised = exceptions { configuration in
      configuration.setValue(60.0, forConfigKey: .interactionTimeoutDuration)
      configuration.setDefaultValue(20.0, forConfigKey: .interactionTimeoutDuration)
      expectEqual(configuration.doubleValue(forConfigKey: .interactionTimeoutDuration), 60)
      configuration.reset()
      expectEqual(configuration.doubleValue(forConfigKey: .interactionTimeoutDuration), 20)
    }
    expectEmpty(raised)
    // A value comes back as it was set.
    UIApplication().run {
      GREYConfiguration.shared.setValue(["www"], forConfigKey: .blockedURLRegex)
      expectEqual(GREYConfiguration.shared.value(forConfigKey: .blockedURLRegex) as? [String], ["www"])
      expectEqual(GREYConfiguration.shared.value(forConfigKey: .appLaunchTimeout) as? Double, 300)
    }
  }

  @Test
  func `Numbers and switches stand for each other, up to the last integer; texts and lists are neither`() {
    // Numbers and switches convert to each other; texts and lists do not.
    UIApplication().run {
      let configuration = GREYConfiguration.shared
      configuration.setValue(1, forConfigKey: .synchronizationEnabled)
      configuration.setValue(2.9, forConfigKey: .ignoreAppStates)
      configuration.setValue(true, forConfigKey: .appLaunchTimeout)
      #expect(configuration.boolValue(forConfigKey: .synchronizationEnabled))
      expectEqual(configuration.integerValue(forConfigKey: .ignoreAppStates), 2)
      expectEqual(configuration.doubleValue(forConfigKey: .appLaunchTimeout), 1)
      expectEqual(configuration.doubleValue(forConfigKey: .artifactsDirLocation), 0)
      expectEqual(configuration.stringValue(forConfigKey: .blockedURLRegex), "")
    }
    // A number greater than all integers becomes the greatest one.
    UIApplication().run {
      GREYConfiguration.shared.setValue(Double.infinity, forConfigKey: .ignoreAppStates)
      expectEqual(GREYConfiguration.shared.integerValue(forConfigKey: .ignoreAppStates), .max)
    }
  }

  @Test func `An unknown key raises, and a default makes it known`() {
    // An unknown key raises, when it is read and when it is set.
    do {
      let key = GREYConfigKey(rawValue: "mine")
      let raised = exceptions { configuration in
        expectNil(configuration.value(forConfigKey: key))
        configuration.setValue(1, forConfigKey: key)
      }
      expectEqual(raised.map(\.name), [.unknownKey, .unknownKey])
      expectEqual(raised.first?.reason, "Unknown configuration key: mine")
    }
    // A default makes a key known.
    do {
      let key = GREYConfigKey(rawValue: "mine")
      let raised = exceptions { configuration in
        configuration.setDefaultValue("a", forConfigKey: key)
        expectEqual(configuration.stringValue(forConfigKey: key), "a")
        configuration.setValue("b", forConfigKey: key)
        expectEqual(configuration.stringValue(forConfigKey: key), "b")
      }
      expectEmpty(raised)
    }
  }

  @Test func `No value, or one of another type, raises and changes nothing`() {
    let raised = exceptions { configuration in
      configuration.setValue(nil, forConfigKey: .interactionTimeoutDuration)
      configuration.setDefaultValue(nil, forConfigKey: .interactionTimeoutDuration)
      configuration.setValue(UIView(), forConfigKey: .interactionTimeoutDuration)
      expectEqual(configuration.doubleValue(forConfigKey: .interactionTimeoutDuration), 30)
    }
    expectEqual(raised.map(\.name), [.invalidArgument, .invalidArgument, .invalidArgument])
    expectEqual(raised.last?.reason.hasSuffix("not a UIView."), true)
  }

  @Test func `Each application has a configuration of its own`() {
    let (one, other) = (UIApplication(), UIApplication())
    one.run { GREYConfiguration.sharedInstance().setValue(false, forConfigKey: .synchronizationEnabled) }
    other.run { #expect(GREYConfiguration.shared.boolValue(forConfigKey: .synchronizationEnabled)) }
    one.run { #expect(!GREYConfiguration.shared.boolValue(forConfigKey: .synchronizationEnabled)) }
  }

  @Test func `EarlGrey 1's names are the same keys`() {
    expectEqual(kGREYConfigKeyInteractionTimeoutDuration, .interactionTimeoutDuration)
    expectEqual(kGREYConfigKeyURLBlacklistRegex, .blockedURLRegex)
  }

  @Test func `Limits of waiting go to the run loop, and back with the reset`() {
    UIApplication().run {
      let configuration = GREYConfiguration.shared
      configuration.setValue(3, forConfigKey: .nsTimerMaxTrackableInterval)
      configuration.setValue(0.2, forConfigKey: .dispatchAfterMaxTrackableDelay)
      configuration.setValue(false, forConfigKey: .CALayerModifyAnimations)
      expectEqual(UIApplication.shared.runLoop.trackingLimits.timer, 3)
      expectEqual(UIApplication.shared.runLoop.trackingLimits.delayedCall, 0.2)
      expectEqual(UIApplication.shared.runLoop.trackingLimits.animation, .infinity)
      configuration.reset()
      expectEqual(UIApplication.shared.runLoop.trackingLimits, TrackingLimits())
    }
  }
}
