// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled alike: warnings are errors, and a module names what it uses.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of one of the house's wings, in the folder `Sources/<wing>/<name>`, with its tests, which may need more.
func module(
  _ name: String, in wing: String, uses dependencies: [String] = [], testedWith others: [String] = [],
  besideTests excluded: [String] = [], copying resources: [String] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies.map { .byName(name: $0) },
      path: "Sources/\(wing)/\(name)", resources: resources.map { .copy($0) }, swiftSettings: settings),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name, "TestSupport"] + dependencies + others).map { .byName(name: $0) },
      exclude: excluded, swiftSettings: settings),
  ]
}

let toolkit: [Target] =
  module("LayoutSolver", in: "Toolkit")
  + module("HeadlessUIKit", in: "Toolkit", uses: ["LayoutSolver"])
  + module("Coordination", in: "Toolkit", uses: ["HeadlessUIKit"])
  + module("Flow", in: "Toolkit", uses: ["HeadlessUIKit"])
  + module("Presentation", in: "Toolkit", uses: ["Flow", "HeadlessUIKit"])

let harness: [Target] =
  module("SourceText", in: "Harness")
  + module("RenderTree", in: "Harness", uses: ["SourceText"])
  + module("Diffing", in: "Harness", uses: ["SourceText", "RenderTree"])
  + module("Storyboards", in: "Harness", uses: ["SourceText", "RenderTree", "Diffing"])
  + module("Goldens", in: "Harness", uses: ["SourceText", "RenderTree", "Diffing", "Storyboards"])
  + module(
    "Pages", in: "Harness", uses: ["SourceText", "RenderTree", "Diffing", "Storyboards", "Goldens"])
  + module(
    "Revisions", in: "Harness",
    uses: ["SourceText", "RenderTree", "Diffing", "Storyboards", "Goldens", "Pages"])
  + module(
    "Snapshotting", in: "Harness",
    uses: ["SourceText", "RenderTree", "Diffing", "Storyboards", "Goldens"])
  + module("SnapshotAssertions", in: "Harness", uses: ["Snapshotting"], besideTests: ["__Snapshots__"])
  + module("ShowcaseKit", in: "Harness", uses: ["HeadlessUIKit", "RenderTree"])
  + module("EarlGrey", in: "Harness", uses: ["HeadlessUIKit"])
  + module(
    "Scripts", in: "Harness",
    uses: ["HeadlessUIKit", "SourceText", "RenderTree", "EarlGrey", "ShowcaseKit", "Storyboards"])
  + module("Audits", in: "Harness", uses: ["SourceText", "RenderTree", "Storyboards"])
  + module("TestPlans", in: "Harness", uses: ["SourceText"])
  + module("Workers", in: "Harness", testedWith: ["worker-probe"])
  + module("Strictures", in: "Harness", uses: ["SourceText"])
  + module(
    "TestRunner", in: "Harness",
    uses: [
      "Audits", "Goldens", "HeadlessUIKit", "Scripts", "ShowcaseKit", "SourceText", "Storyboards",
      "TestPlans", "Workers",
    ], testedWith: ["LampShowcase"])
  + module(
    "Reports", in: "Harness",
    uses: [
      "Audits", "Diffing", "Goldens", "Pages", "RenderTree", "SourceText", "Storyboards", "TestRunner",
      "Workers",
    ],
    testedWith: ["HeadlessUIKit", "LampShowcase", "ShowcaseKit"])
  + module(
    "ShowcaseTesting", in: "Harness",
    uses: [
      "Diffing", "Goldens", "RenderTree", "Reports", "ShowcaseKit", "SourceText", "Storyboards", "TestRunner",
    ], testedWith: ["HeadlessUIKit", "LampShowcase"])
  + module(
    "ShowcaseXCTest", in: "Harness",
    uses: ["Goldens", "ShowcaseKit", "ShowcaseTesting", "SourceText", "TestRunner"],
    testedWith: ["LampShowcase"])
  + module(
    "ShowcaseCommand", in: "Harness",
    uses: [
      "Diffing", "Goldens", "RenderTree", "Reports", "Revisions", "Scripts", "ShowcaseKit", "SourceText",
      "Storyboards", "Strictures", "TestPlans", "TestRunner", "Workers",
    ], testedWith: ["HeadlessUIKit", "LampShowcase"])

let gallery: [Target] =
  module("ChromeUI", in: "Gallery", uses: ["HeadlessUIKit"], copying: ["Strings"])
  + module("ChromeShowcase", in: "Gallery", uses: ["ChromeUI", "HeadlessUIKit", "ShowcaseKit"])
  + [
    .target(
      name: "ChromeCleanCommands", path: "Sources/Gallery/ChromeCleanCommands", swiftSettings: settings)
  ]
  + module("ChromeCleanModel", in: "Gallery", uses: ["Coordination", "HeadlessUIKit"])
  + module("ChromeCleanUI", in: "Gallery", uses: ["ChromeCleanCommands", "HeadlessUIKit"])
  + module(
    "ChromeCleanCoordinators", in: "Gallery",
    uses: ["ChromeCleanCommands", "ChromeCleanModel", "ChromeCleanUI", "Coordination", "HeadlessUIKit"])
  + module(
    "ChromeCleanShowcase", in: "Gallery",
    uses: [
      "ChromeCleanCommands", "ChromeCleanCoordinators", "ChromeCleanModel", "ChromeCleanUI", "Coordination",
      "HeadlessUIKit", "ShowcaseKit",
    ])
  + module("AccountUI", in: "Gallery", uses: ["HeadlessUIKit"])
  + module("AccountShowcase", in: "Gallery", uses: ["AccountUI", "HeadlessUIKit", "ShowcaseKit"])
  + module("Messages", in: "Gallery", uses: ["Flow", "HeadlessUIKit", "Presentation"], copying: ["Strings"])
  + module(
    "MessagesShowcase", in: "Gallery",
    uses: ["Flow", "HeadlessUIKit", "Messages", "Presentation", "ShowcaseKit"])
  + module("Onboarding", in: "Gallery", uses: ["Flow", "HeadlessUIKit"], copying: ["Strings"])
  + module(
    "OnboardingShowcase", in: "Gallery", uses: ["Flow", "HeadlessUIKit", "Onboarding", "ShowcaseKit"],
    testedWith: ["Audits", "EarlGrey", "RenderTree", "Scripts", "Storyboards"])
  + module("FocusModel", in: "Gallery", uses: ["HeadlessUIKit"])
  + module("FocusUI", in: "Gallery", uses: ["FocusModel", "HeadlessUIKit"], copying: ["Strings"])
  + module(
    "FocusShowcase", in: "Gallery", uses: ["FocusModel", "FocusUI", "HeadlessUIKit", "ShowcaseKit"],
    testedWith: ["RenderTree", "Scripts", "SourceText", "Storyboards", "TestRunner"])

/// What several test targets share.
let testSupport: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["RenderTree"], path: "Tests/TestSupport", swiftSettings: settings),
  .executableTarget(
    name: "worker-probe", dependencies: ["Workers"], path: "Tests/WorkerProbe", swiftSettings: settings),
  .executableTarget(
    name: "hazards", dependencies: ["HeadlessUIKit", "ShowcaseCommand", "ShowcaseKit"],
    path: "Tests/HazardShowcase", swiftSettings: settings),
  .target(
    name: "LampShowcase", dependencies: ["HeadlessUIKit", "ShowcaseKit"], path: "Tests/LampShowcase",
    swiftSettings: settings),
]

let package = Package(
  name: "Showcase",
  products: [
    "HeadlessUIKit", "Coordination", "Flow", "Presentation", "RenderTree", "Diffing", "EarlGrey",
    "ShowcaseKit",
    "ShowcaseTesting", "ShowcaseXCTest", "ShowcaseCommand", "Snapshotting", "SnapshotAssertions",
  ].map { .library(name: $0, targets: [$0]) } + [.executable(name: "benchmarks", targets: ["benchmarks"])],
  targets: toolkit + harness + gallery + testSupport + [
    .executableTarget(
      name: "showcase",
      dependencies: [
        "AccountShowcase", "ChromeCleanShowcase", "ChromeShowcase", "FocusShowcase", "MessagesShowcase",
        "OnboardingShowcase", "ShowcaseCommand",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Diffing", "Goldens", "HeadlessUIKit", "LayoutSolver", "RenderTree", "Reports", "ShowcaseCommand",
        "ShowcaseKit", "Snapshotting", "SourceText", "TestPlans", "TestRunner", "Workers",
      ],
      path: "Sources/Benchmarks", swiftSettings: settings),
    // The code of a README, which spells protocols without `any`.
    .testTarget(
      name: "ReadMeTests", dependencies: ["Flow", "HeadlessUIKit", "Presentation"],
      swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["hazards", "showcase", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "AccountShowcase", "ChromeCleanShowcase", "ChromeShowcase", "FocusShowcase", "MessagesShowcase",
        "OnboardingShowcase", "ShowcaseTesting", "TestPlans",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
