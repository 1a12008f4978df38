import AppBreadth
import Expectations
import Testing

@testable import AppPackages

@Suite struct BuildSettingsTests {
  @Test func `A value contains other settings`() {
    let settings = BuildSettings([
      "TARGET_NAME": "My App", "CONFIGURATION": "Debug", "ID_Debug": "com.example.debug", "EMPTY": "",
      "A": "$(B)", "B": "b$(A)", "NAME": "\"quoted\" two",
    ])
    forEachRow([
      ("$(TARGET_NAME)", "My App"), ("${TARGET_NAME:c99extidentifier}", "My_App"),
      ("$(TARGET_NAME:rfc1034identifier:lower)", "my-app"), ("$(ID_$(CONFIGURATION))", "com.example.debug"),
      ("$(EMPTY:default=x)", "x"), ("$(UNKNOWN:default=x)", "x"), ("a$(UNKNOWN)b", "ab"),
      ("5 $ and $(", "5 $ and $("), ("$(A)", "b"), ("", ""),
    ]) { text, resolved in
      expectEqual(settings.resolved(text), resolved)
    }
    expectEqual(settings.resolved("$(UNKNOWN).$(TARGET_NAME)", keepingUnknown: true), "$(UNKNOWN).My App")
    expectEqual(settings.words("NAME"), ["quoted", "two"])
    expectNil(settings["EMPTY"])
  }

  @Test func `A level replaces the value so far, or inherits it`() {
    var settings = BuildSettings()
    settings.set(["FLAGS": "A", "OWN": "1"])
    settings.set(["FLAGS": "$(inherited) B", "OWN": "$(OWN)2"])
    settings.set("FLAGS", to: "${inherited} C")
    expectEqual(settings.words("FLAGS"), ["A", "B", "C"])
    expectEqual(settings["OWN"], "12")
  }

  @Test func `A condition is that of a debug build for a simulator`() {
    var settings = BuildSettings(["CONFIGURATION": "Debug"])
    settings.set([
      "V": "plain", "V[sdk=macosx*]": "mac", "V[sdk=iphone*][arch=arm64]": "phone",
      "W[config=Release]": "release",
      "W[config=Debug]": "debug", "X[sdk=iphoneos*,arch=arm64]": "device",
    ])
    expectEqual(["V", "W", "X"].map { settings[$0] }, ["phone", "debug", nil])
  }

  @Test func `The compiler's settings are read`() {
    forEachRow([
      (["SWIFT_VERSION": "6.0"], ["-swift-version", "6"]),
      (["SWIFT_VERSION": "3.0.1"], ["-swift-version", "4"]),
      (["SWIFT_VERSION": "4.2"], ["-swift-version", "4.2"]), ([:], ["-swift-version", "5"]),
      (
        ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES"],
        [
          "-swift-version", "5", "-default-isolation", "MainActor", "-enable-upcoming-feature",
          "ExistentialAny",
        ]
      ),
      (
        [
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG  STAGING STAGING no-name",
          "OTHER_SWIFT_FLAGS": "-DONE -D TWO -warn-long-function-bodies=100",
        ], ["-swift-version", "5", "-D", "STAGING", "-D", "ONE", "-D", "TWO"]
      ),
      (["SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES"], ["-swift-version", "5"]),
    ]) { (values: [String: String], arguments: [String]) in
      expectEqual(CompilerSettings(BuildSettings(values)).arguments, arguments)
    }
    expectEqual(
      CompilerSettings(BuildSettings(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"])).features.first,
      "DisableOutwardActorInference")
  }

  @Test func `Settings are written into a manifest`() {
    let settings = CompilerSettings(
      languageMode: .six, isMainActorByDefault: true, conditions: ["A"], features: ["ExistentialAny"])
    expectEqual(
      settings.inManifest,
      [
        ".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)", ".define(\"A\")",
        ".enableUpcomingFeature(\"ExistentialAny\")",
      ])
  }
}
