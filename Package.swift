// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled alike: warnings are errors, and a module names what it uses.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of one of the house's wings, in the folder `Sources/<wing>/<name>`, with its tests.
func module(_ name: String, in wing: String, uses dependencies: [String] = []) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies.map { .byName(name: $0) },
      path: "Sources/\(wing)/\(name)", swiftSettings: settings),
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies.map { .byName(name: $0) },
      swiftSettings: settings),
  ]
}

let toolkit: [Target] =
  module("LayoutSolver", in: "Toolkit")
  + module("HeadlessUIKit", in: "Toolkit", uses: ["LayoutSolver"])

let harness: [Target] =
  module("SourceText", in: "Harness")
  + module("RenderTree", in: "Harness", uses: ["SourceText"])
  + module("Diffing", in: "Harness", uses: ["SourceText", "RenderTree"])
  + module("Storyboards", in: "Harness", uses: ["SourceText", "RenderTree", "Diffing"])
  + module("Goldens", in: "Harness", uses: ["SourceText", "RenderTree", "Diffing", "Storyboards"])
  + module("ShowcaseKit", in: "Harness", uses: ["HeadlessUIKit", "RenderTree"])
  + module("EarlGrey", in: "Harness", uses: ["HeadlessUIKit"])
  + module(
    "Scripts", in: "Harness",
    uses: ["HeadlessUIKit", "SourceText", "RenderTree", "EarlGrey", "ShowcaseKit", "Storyboards"])
  + module("TestPlans", in: "Harness", uses: ["SourceText"])
  + module(
    "TestRunner", in: "Harness",
    uses: [
      "Goldens", "HeadlessUIKit", "Scripts", "ShowcaseKit", "SourceText", "Storyboards", "TestPlans",
    ])
  + module(
    "Reports", in: "Harness",
    uses: ["EarlGrey", "Goldens", "Scripts", "SourceText", "Storyboards", "TestRunner"])
  + module(
    "ShowcaseTesting", in: "Harness",
    uses: ["Goldens", "Reports", "ShowcaseKit", "SourceText", "TestRunner"])
  + module(
    "ShowcaseCommand", in: "Harness",
    uses: [
      "Goldens", "RenderTree", "Reports", "Scripts", "ShowcaseKit", "SourceText", "Storyboards", "TestPlans",
      "TestRunner",
    ])

let gallery: [Target] =
  module("ChromeUI", in: "Gallery", uses: ["HeadlessUIKit"])
  + module("ChromeShowcase", in: "Gallery", uses: ["ChromeUI", "HeadlessUIKit", "ShowcaseKit"])

let package = Package(
  name: "Showcase",
  products: [
    "HeadlessUIKit", "RenderTree", "Diffing", "EarlGrey", "ShowcaseKit", "ShowcaseTesting",
    "ShowcaseCommand",
  ].map { .library(name: $0, targets: [$0]) },
  targets: toolkit + harness + gallery + [
    .executableTarget(
      name: "showcase", dependencies: ["ChromeShowcase", "ShowcaseCommand"], swiftSettings: settings),
    .testTarget(name: "EndToEndTests", dependencies: ["showcase"], swiftSettings: settings),
    .testTarget(
      name: "SnapshotTests", dependencies: ["ChromeShowcase", "ShowcaseTesting"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
