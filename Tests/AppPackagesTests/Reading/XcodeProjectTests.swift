import AppBreadth
import Diagnostics
import Expectations
import Foundation
import Testing

@testable import AppPackages

@Suite struct XcodeProjectTests {
  /// A project with a group, a file in several languages, and a folder that Xcode keeps in step with the disk.
  private let text = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, W); buildConfigurationList = L; };
      L = { buildConfigurations = (C); };
      C = { buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 6.0; }; };
      G = { isa = PBXGroup; children = (G2, S, V, R); sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; path = Screens; children = (A, G); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = "A b.swift"; sourceTree = "<group>"; };
      R = { isa = PBXFileReference; path = Code/R.swift; sourceTree = SOURCE_ROOT; };
      V = { isa = PBXVariantGroup; children = (V1); sourceTree = "<group>"; };
      V1 = { isa = PBXFileReference; path = "de.lproj/Main.storyboard"; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; exceptions = (E); sourceTree = "<group>"; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Out.swift); target = T; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildPhases = (B1, B2); fileSystemSynchronizedGroups = (S); buildConfigurationList = L2; };
      L2 = { buildConfigurations = (C2); };
      C2 = { buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
             INFOPLIST_FILE = "$(SRCROOT)/Code/Info.plist"; }; };
      B1 = { isa = PBXSourcesBuildPhase; files = (BA, BR); };
      B2 = { isa = PBXResourcesBuildPhase; files = (BV); };
      BA = { fileRef = A; }; BR = { fileRef = R; }; BV = { fileRef = V; };
      W = { isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.application";
            buildPhases = (B1); buildConfigurationList = L3; };
      L3 = { buildConfigurations = (C3); };
      C3 = { buildSettings = { SDKROOT = watchos; }; };
    }; rootObject = P; }
    """

  private let files = [
    "Sub/Code/Info.plist", "Sub/Code/R.swift", "Sub/Screens/A b.swift", "Sub/Synced/B.swift",
    "Sub/Synced/Out.swift",
    "Sub/Synced/de.lproj/Texts.strings", "Sub/de.lproj/Main.storyboard",
  ]

  private func targets(_ text: String) throws -> [AppTarget] {
    try XcodeProject(
      Data(text.utf8), at: "Sub/X.xcodeproj/project.pbxproj", shown: "App/project", allFiles: files
    ).targets
  }

  @Test func `Files are found through groups, languages and synchronized folders`() throws {
    let found = try targets(text)
    var plain = found.first
    plain?.buildSettings = nil
    expectEqual(
      plain,
      AppTarget(
        name: "My_App", givenName: "My App", kind: .app, source: "Sub/X.xcodeproj",
        files: ["Sub/Code/R.swift", "Sub/Screens/A b.swift", "Sub/Synced/B.swift"],
        resources: [
          AppResource(path: "Sub/Synced/de.lproj/Texts.strings"),
          AppResource(path: "Sub/de.lproj/Main.storyboard"),
        ], information: "Sub/Code/Info.plist", settings: CompilerSettings(languageMode: .six)))
    // The clock is not for iOS.
    expectEqual(found.count, 1)
  }

  @Test func `Exceptions of a synchronized folder leave its own target, and join another one`() throws {
    let other = """
      O = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework";
            buildPhases = (); buildConfigurationList = L2; };
      E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = O;
             membershipExceptions = (Out.swift, de.lproj); };
      """
    let text = text.replacing("targets = (T, W)", with: "targets = (T, O)")
      .replacing("exceptions = (E)", with: "exceptions = (E, E2)")
      .replacing("T = { isa", with: "\(other) T = { isa")
    let found = try targets(text)
    expectEqual(
      found.map(\.files),
      [["Sub/Code/R.swift", "Sub/Screens/A b.swift", "Sub/Synced/B.swift"], ["Sub/Synced/Out.swift"]])
    expectEqual(found.last?.resources, [AppResource(path: "Sub/Synced/de.lproj/Texts.strings")])
  }

  @Test func `All that the resources phase names is in the bundle`() throws {
    let text = text.replacing(
      "files = (BV); };", with: "files = (BV, BJ, BD); }; BJ = { fileRef = J; }; BD = { fileRef = D; };"
    )
    .replacing("children = (G2,", with: "children = (J, D, G2,")
    .replacing(
      "G2 = { isa",
      with: """
        J = { isa = PBXFileReference; path = cities.json; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
        G2 = { isa
        """)
    let more = ["Sub/Data/a.txt", "Sub/Data/b/c.txt", "Sub/Synced/page.html", "Sub/cities.json"]
    let target = try XcodeProject(
      Data(text.utf8), at: "Sub/X.xcodeproj/project.pbxproj", shown: "App/project",
      allFiles: (files + more).sorted()
    ).targets.first
    expectEqual(
      target?.resources.map(\.path),
      [
        "Sub/Data", "Sub/Synced/de.lproj/Texts.strings", "Sub/Synced/page.html", "Sub/cities.json",
        "Sub/de.lproj/Main.storyboard",
      ])
  }

  @Test func `Settings are those of the debug configuration, over its files and the project's`() throws {
    let text = text.replacing(
      "L = { buildConfigurations = (C); };",
      with:
        "L = { buildConfigurations = (C0, C); }; C0 = { name = Release; buildSettings = { SWIFT_VERSION = 4.0; }; };"
    ).replacing(
      "C = { buildSettings = {",
      with: """
        F = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
        C = { name = Debug; baseConfigurationReference = F;
              buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", DEBUG);
        """
    ).replacing(
      "C2 = { buildSettings = {",
      with: "C2 = { name = Debug; buildSettings = { OTHER_SWIFT_FLAGS = \"-DFLAG\";"
    )
    .replacing("children = (G2, S,", with: "children = (F, G2, S,")
    let file =
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = STAGING\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n#include \"No\""
    let target = try XcodeProject(
      Data(text.utf8), at: "Sub/X.xcodeproj/project.pbxproj", shown: "App/project", allFiles: files,
      reading: { $0 == "Sub/Base.xcconfig" ? Data(file.utf8) : nil }
    ).targets.first
    expectEqual(
      target?.settings,
      CompilerSettings(languageMode: .six, isMainActorByDefault: true, conditions: ["STAGING", "FLAG"]))
    expectEqual(target?.remarks.map(\.problem), ["there is no file 'Sub/No' to include"])
  }

  @Test func `A broken project is an error with its line`() {
    forEachRow([
      ("", "error: the project is broken: cannot parse a NULL or zero-length data"),
      ("{ a = \"b", "error: the project is broken: unterminated quoted string"),
      ("{ a = (1,\n\n2;; }", "error: the project is broken: expected terminating ')' for array"),
      ("(a)", "error: the file is not a dictionary"), ("{ a = b; }", "error: the project has no root object"),
      (String(repeating: "{a=", count: 100_000), "error: the project is broken: too many nested arrays"),
    ]) { text, message in
      let error = #expect(throws: Diagnostic.self) { try targets(text) }
      expectTrue(
        error?.description.contains(message) == true && error?.file == "App/project", "\(error as Any)")
    }
    let error = #expect(throws: Diagnostic.self) { try targets("{ a = (1,\n\n2;; }") }
    expectEqual(error?.position?.line, 3)
  }

  @Test func `Whatever is in a project, reading it ends`() throws {
    for change in [
      ("children = (A, G)", "children = (G2, G)"), ("A = {", "B = {"), ("targets = (T, W)", "targets = T"),
    ] {
      _ = try targets(text.replacing(change.0, with: change.1))
    }
  }
}
