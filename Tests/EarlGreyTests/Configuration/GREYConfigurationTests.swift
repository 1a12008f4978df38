import EarlGrey
import HeadlessUIKit
import Testing

@Suite @MainActor struct GREYConfigurationTests {
  /// Runs `body` in an application of its own, and returns the exceptions that it raises.
  private func exceptions(of body: (GREYConfiguration) -> Void) -> [UIException] {
    let application = UIApplication()
    var raised: [UIException] = []
    application.exceptionHandler = { raised.append($0) }
    application.run { body(GREYConfiguration.shared) }
    return raised
  }

  @Test(
    arguments: [
      (.actionConstraintsEnabled, true), (.synchronizationEnabled, true), (.CALayerModifyAnimations, true),
      (.ignoreHiddenAnimations, false), (.ignoreIsAccessible, false),
      (.autoUntrackMDCActivityIndicators, false), (.autoHideScrollViewIndicators, false),
      (.analyticsEnabled, true), (.includeStatusBarWindow, false),
    ] as [(GREYConfigKey, Bool)])
  func `Switches have EarlGrey's defaults`(key: GREYConfigKey, value: Bool) {
    UIApplication().run { #expect(GREYConfiguration.shared.boolValue(forConfigKey: key) == value) }
  }

  @Test(
    arguments: [
      (.interactionTimeoutDuration, 30), (.nsTimerMaxTrackableInterval, 1.5),
      (.dispatchAfterMaxTrackableDelay, 1.5), (.delayedPerformMaxTrackableDuration, 1.5),
      (.CALayerMaxAnimationDuration, 10), (.appLaunchTimeout, 300), (.ignoreAppStates, 0),
    ] as [(GREYConfigKey, Double)])
  func `Numbers have EarlGrey's defaults`(key: GREYConfigKey, value: Double) {
    UIApplication().run { #expect(GREYConfiguration.shared.doubleValue(forConfigKey: key) == value) }
  }

  @Test func `No address is blocked by default, and artifacts go to the documents`() {
    UIApplication().run {
      #expect(GREYConfiguration.shared.arrayValue(forConfigKey: .blockedURLRegex) == [])
      #expect(GREYConfiguration.shared.stringValue(forConfigKey: .artifactsDirLocation) == "Documents")
    }
  }

  @Test func `A value overrides the default until the reset, which keeps defaults`() {
    let raised = exceptions { configuration in
      configuration.setValue(60.0, forConfigKey: .interactionTimeoutDuration)
      configuration.setDefaultValue(20.0, forConfigKey: .interactionTimeoutDuration)
      #expect(configuration.doubleValue(forConfigKey: .interactionTimeoutDuration) == 60)
      configuration.reset()
      #expect(configuration.doubleValue(forConfigKey: .interactionTimeoutDuration) == 20)
    }
    #expect(raised.isEmpty)
  }

  @Test func `A value comes back as it was set`() {
    UIApplication().run {
      GREYConfiguration.shared.setValue(["www"], forConfigKey: .blockedURLRegex)
      #expect(GREYConfiguration.shared.value(forConfigKey: .blockedURLRegex) as? [String] == ["www"])
      #expect(GREYConfiguration.shared.value(forConfigKey: .appLaunchTimeout) as? Double == 300)
    }
  }

  @Test func `Numbers and switches stand for each other; texts and lists are neither`() {
    UIApplication().run {
      let configuration = GREYConfiguration.shared
      configuration.setValue(1, forConfigKey: .synchronizationEnabled)
      configuration.setValue(2.9, forConfigKey: .ignoreAppStates)
      configuration.setValue(true, forConfigKey: .appLaunchTimeout)
      #expect(configuration.boolValue(forConfigKey: .synchronizationEnabled))
      #expect(configuration.integerValue(forConfigKey: .ignoreAppStates) == 2)
      #expect(configuration.doubleValue(forConfigKey: .appLaunchTimeout) == 1)
      #expect(configuration.doubleValue(forConfigKey: .artifactsDirLocation) == 0)
      #expect(configuration.stringValue(forConfigKey: .blockedURLRegex) == "")
    }
  }

  @Test func `A number beyond all integers is the last one`() {
    UIApplication().run {
      GREYConfiguration.shared.setValue(Double.infinity, forConfigKey: .ignoreAppStates)
      #expect(GREYConfiguration.shared.integerValue(forConfigKey: .ignoreAppStates) == .max)
    }
  }

  @Test func `An unknown key raises, when it is read and when it is set`() {
    let key = GREYConfigKey(rawValue: "mine")
    let raised = exceptions { configuration in
      #expect(configuration.value(forConfigKey: key) == nil)
      configuration.setValue(1, forConfigKey: key)
    }
    #expect(raised.map(\.name) == [.unknownKey, .unknownKey])
    #expect(raised.first?.reason == "Unknown configuration key: mine")
  }

  @Test func `A default makes a key known`() {
    let key = GREYConfigKey(rawValue: "mine")
    let raised = exceptions { configuration in
      configuration.setDefaultValue("a", forConfigKey: key)
      #expect(configuration.stringValue(forConfigKey: key) == "a")
      configuration.setValue("b", forConfigKey: key)
      #expect(configuration.stringValue(forConfigKey: key) == "b")
    }
    #expect(raised.isEmpty)
  }

  @Test func `No value, or one of another type, raises and changes nothing`() {
    let raised = exceptions { configuration in
      configuration.setValue(nil, forConfigKey: .interactionTimeoutDuration)
      configuration.setDefaultValue(nil, forConfigKey: .interactionTimeoutDuration)
      configuration.setValue(UIView(), forConfigKey: .interactionTimeoutDuration)
      #expect(configuration.doubleValue(forConfigKey: .interactionTimeoutDuration) == 30)
    }
    #expect(raised.map(\.name) == [.invalidArgument, .invalidArgument, .invalidArgument])
    #expect(raised.last?.reason.hasSuffix("not a UIView.") == true)
  }

  @Test func `Each application has a configuration of its own`() {
    let (one, other) = (UIApplication(), UIApplication())
    one.run { GREYConfiguration.sharedInstance().setValue(false, forConfigKey: .synchronizationEnabled) }
    other.run { #expect(GREYConfiguration.shared.boolValue(forConfigKey: .synchronizationEnabled)) }
    one.run { #expect(!GREYConfiguration.shared.boolValue(forConfigKey: .synchronizationEnabled)) }
  }

  @Test func `EarlGrey 1's names are the same keys`() {
    #expect(kGREYConfigKeyInteractionTimeoutDuration == .interactionTimeoutDuration)
    #expect(kGREYConfigKeyURLBlacklistRegex == .blockedURLRegex)
  }

  @Test func `Limits of waiting go to the run loop, and back with the reset`() {
    UIApplication().run {
      let configuration = GREYConfiguration.shared
      configuration.setValue(3, forConfigKey: .nsTimerMaxTrackableInterval)
      configuration.setValue(0.2, forConfigKey: .dispatchAfterMaxTrackableDelay)
      configuration.setValue(false, forConfigKey: .CALayerModifyAnimations)
      #expect(UIApplication.shared.runLoop.trackingLimits.timer == 3)
      #expect(UIApplication.shared.runLoop.trackingLimits.delayedCall == 0.2)
      #expect(UIApplication.shared.runLoop.trackingLimits.animation == .infinity)
      configuration.reset()
      #expect(UIApplication.shared.runLoop.trackingLimits == TrackingLimits())
    }
  }
}
