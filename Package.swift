// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled alike: warnings are errors, and a module names what it uses.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // A debug build lists symbols for editors. Those of Foundation and other modules of the toolchain, which editors
  // find without it, cost every first build seconds.
  .unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug)),
]

/// Whether all tests are built and run at their full size, as `.ci/run` asks: `Extent.isWhole` of the tests.
let testsAreWhole = Context.environment["SHOWCASE_TESTS"] == "all"

/// What saves the compiler work in a debug build.
///
/// A failure names its file and line without debug information. A debugger needs it: `SHOWCASE_DEBUGGER=1` brings it
/// back. It is left out by the frontend's flag, since the package manager's own `-g` comes after these. The compiler
/// need not verify its own code, either.
let savingFlags =
  ["-Xfrontend", "-disable-llvm-verify"]
  + (Context.environment["SHOWCASE_DEBUGGER"] == nil ? ["-Xfrontend", "-gnone"] : [])
let testFlags = SwiftSetting.unsafeFlags(savingFlags, .when(configuration: .debug))
let testSettings = settings + [testFlags]

/// The settings of tests that look at the calls of a crash, whose names are debug information.
let tracedTestSettings = settings

/// How a debug build compiles a module.
enum DebugBuild {
  /// File by file, so that a change compiles little.
  case incremental
  /// With the least work from nothing: for what somebody's first test waits for. One process compiles all files of
  /// the module that changed, since each process reads the modules of the toolchain again.
  case brief
  /// All files at once, and optimized: for what a debug run spends its time in.
  case optimized

  var settings: [SwiftSetting] {
    switch self {
    case .incremental: []
    case .brief:
      [.unsafeFlags(savingFlags + ["-driver-batch-count", "1"], .when(configuration: .debug))]
    case .optimized:
      [
        .unsafeFlags(
          ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
      ]
    }
  }
}

/// A module of one of the house's wings, in the folder `Sources/<wing>/<name>`, with its tests.
///
/// Both declare what they import and nothing else, which a test checks. The gallery's tests are built if all is tested:
/// its goldens show in any case what its apps do.
func module(
  _ name: String, in wing: String, uses dependencies: [String] = [], testedWith others: [String] = [],
  besideTests excluded: [String] = [], copying resources: [String] = [],
  debugBuild: DebugBuild = .incremental, testSettings: [SwiftSetting] = testSettings
) -> [Target] {
  let module = Target.target(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    path: "Sources/\(wing)/\(name)", resources: resources.map { .copy($0) },
    swiftSettings: settings + debugBuild.settings)
  guard wing != "Gallery" || testsAreWhole else { return [module] }
  let tests = Target.testTarget(
    name: "\(name)Tests", dependencies: ([name, "Expectations"] + others).map { .byName(name: $0) },
    exclude: excluded, swiftSettings: testSettings)
  return [module, tests]
}

let toolkit: [Target] =
  // Reports, on other systems, that stages need Linux.
  [.target(name: "StagePlatform", path: "Sources/Toolkit/StagePlatform", swiftSettings: settings)]
  + module("FontMetrics", in: "Toolkit", testedWith: ["TestSupport"], debugBuild: .optimized)
  + module("LayoutSolver", in: "Toolkit", testedWith: ["TestSupport"], debugBuild: .optimized)
  + module("VirtualTime", in: "Toolkit", uses: ["StagePlatform"])
  + module("InterfaceDocuments", in: "Toolkit")
  + module(
    "HeadlessUIKit", in: "Toolkit",
    uses: ["FontMetrics", "InterfaceDocuments", "LayoutSolver", "VirtualTime"],
    testedWith: ["FontMetrics", "InterfaceDocuments", "TestSupport", "VirtualTime"])
  + module("Flow", in: "Toolkit", uses: ["HeadlessUIKit"], testedWith: ["HeadlessUIKit", "TestSupport"])
  + module(
    "Presentation", in: "Toolkit", uses: ["Flow", "HeadlessUIKit"],
    testedWith: ["Flow", "HeadlessUIKit", "TestSupport"])

/// An app as it is, which the plugin rewrites. The package manager builds the plugin's program, which is six
/// modules more, before anything else that somebody asks for.
let portedApp: [Target] = [
  .target(
    name: "PortedApp", dependencies: ["UIKit", "os"], path: "Tests/PortedApp", exclude: ["App"],
    resources: [.copy("Resources")], plugins: ["PortSources"]),
  .testTarget(
    name: "PortedAppTests", dependencies: ["Expectations", "PortedApp", "ShowcaseKit", "UIKit"],
    swiftSettings: testSettings),
]

/// Apple's names for what the toolkit has, so that the source of an app compiles as it is: for Linux, on
/// whatever machine that is compiled. For a Mac the names are taken, and those with content need
/// `StagePlatform`.
let frameworks: [Target] =
  module("os", in: "Frameworks", uses: ["StagePlatform"])
  + [
    ("_Testing_CoreGraphics", []), ("_Testing_UIKit", []),
    ("CoreGraphics", ["HeadlessUIKit", "_Testing_CoreGraphics"]), ("QuartzCore", ["HeadlessUIKit"]),
    ("WebKit", ["HeadlessUIKit"]), ("OSLog", ["os"]),
  ].map { name, dependencies in
    .target(
      name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/Frameworks/\(name)",
      swiftSettings: settings)
  }
  + module(
    "UIKit", in: "Frameworks", uses: ["CoreGraphics", "HeadlessUIKit", "QuartzCore", "_Testing_UIKit"],
    testedWith: ["Combine", "CoreGraphics", "QuartzCore", "RenderTree", "ShowcaseKit", "WebKit"])
  + module("Combine", in: "Frameworks", uses: ["StagePlatform"])
  + (testsAreWhole ? portedApp : [])
let frameworkProducts = ["Combine", "CoreGraphics", "OSLog", "QuartzCore", "UIKit", "WebKit", "os"]

let harness: [Target] =
  module("Platform", in: "Harness", debugBuild: .brief)
  + module("Diagnostics", in: "Harness", uses: ["Platform"], debugBuild: .brief)
  + module("UTF8Text", in: "Harness", uses: ["Platform"], testedWith: ["TestSupport"], debugBuild: .brief)
  + module(
    "TextFormats", in: "Harness", uses: ["Diagnostics", "Platform", "UTF8Text"],
    testedWith: ["Diagnostics", "TestSupport", "UTF8Text"], debugBuild: .brief)
  + module(
    "FontFiles", in: "Harness", uses: ["Diagnostics", "FontMetrics", "TextFormats", "UTF8Text"],
    testedWith: ["Diagnostics", "FontMetrics", "TestSupport"], debugBuild: .optimized)
  + module("Diffing", in: "Harness", uses: ["Platform"], testedWith: ["TestSupport"], debugBuild: .brief)
  + module(
    "SwiftSources", in: "Harness", uses: ["Diagnostics"], testedWith: ["Diagnostics", "TestSupport"],
    debugBuild: .brief)
  + module(
    "Commands", in: "Harness", uses: ["Diagnostics", "Platform", "UTF8Text"],
    testedWith: ["Diagnostics", "TestSupport"])
  + module(
    "Porting", in: "Harness", uses: ["Commands", "Diagnostics", "SwiftSources", "UTF8Text"],
    testedWith: ["Commands", "Diagnostics", "SwiftSources", "TestSupport"])
  + module(
    "GoldenFiles", in: "Harness",
    uses: ["Diagnostics", "Diffing", "Platform", "SwiftSources", "UTF8Text"],
    testedWith: ["Diagnostics", "Diffing", "Platform", "TestSupport"], debugBuild: .brief)
  + module(
    "Snapshotting", in: "Harness",
    uses: ["Diagnostics", "Diffing", "GoldenFiles", "Platform", "SwiftSources", "TextFormats", "UTF8Text"],
    testedWith: ["GoldenFiles", "InlineSnapshotting", "Platform", "SwiftSources", "TestSupport", "UTF8Text"],
    besideTests: ["__Snapshots__", "Dumping/__Snapshots__", "SnapshotTestingSuite.txt"], debugBuild: .brief)
  // Apart from the module above, since most tests that assert snapshots have no text in their source.
  + module(
    "InlineSnapshotting", in: "Harness",
    uses: ["Diagnostics", "GoldenFiles", "Platform", "Snapshotting", "SwiftSources", "UTF8Text"],
    testedWith: ["Diagnostics", "Snapshotting", "TestSupport"], debugBuild: .brief)
  // Apart from that module, too, whose tests would start 40 ms later with Foundation's networking, and need its
  // library for transfers.
  + module(
    "SnapshottingNetworking", in: "Harness", uses: ["Diagnostics", "Snapshotting", "UTF8Text"],
    testedWith: ["Snapshotting", "UTF8Text"])
  + module(
    "RenderTree", in: "Harness", uses: ["Diagnostics", "FontMetrics", "Platform", "TextFormats", "UTF8Text"],
    testedWith: ["Diagnostics", "FontMetrics", "TestSupport", "TextFormats", "UTF8Text"])
  + module(
    "Storyboards", in: "Harness",
    uses: ["Diagnostics", "Diffing", "GoldenFiles", "RenderTree", "TextFormats", "UTF8Text"],
    testedWith: ["Diagnostics", "GoldenFiles", "RenderTree", "TestSupport", "UTF8Text"],
    besideTests: ["FormatOne/Corpus"])
  + module(
    "Causes", in: "Harness",
    uses: ["RenderTree", "Storyboards", "UTF8Text"],
    testedWith: ["GoldenFiles", "RenderTree", "Storyboards", "TestSupport"])
  + module(
    "EarlGrey", in: "Harness", uses: ["HeadlessUIKit", "Platform"],
    testedWith: ["HeadlessUIKit", "TestSupport"])
  + module(
    "ShowcaseKit", in: "Harness",
    uses: [
      "EarlGrey", "FontFiles", "HeadlessUIKit", "InterfaceDocuments", "RenderTree", "VirtualTime",
    ],
    testedWith: ["HeadlessUIKit", "IdiomShowcase", "RenderTree"])
  + module(
    "Scripts", in: "Harness",
    uses: [
      "Diagnostics", "EarlGrey", "HeadlessUIKit", "ShowcaseKit", "Storyboards", "TextFormats", "UTF8Text",
    ],
    testedWith: [
      "Diagnostics", "EarlGrey", "HeadlessUIKit", "RenderTree", "ShowcaseKit", "Storyboards", "TestSupport",
      "UTF8Text",
    ])
  + module(
    "TestPlans", in: "Harness", uses: ["Diagnostics", "TextFormats", "UTF8Text"],
    testedWith: ["Diagnostics", "TestSupport", "TextFormats", "UTF8Text"])
  + module(
    "Project", in: "Harness",
    uses: [
      "Diagnostics", "GoldenFiles", "HeadlessUIKit", "Scripts", "ShowcaseKit",
      "Storyboards", "SwiftSources", "TestPlans", "TextFormats", "UTF8Text",
    ],
    testedWith: [
      "Diagnostics", "GoldenFiles", "HeadlessUIKit", "LampShowcase", "Scripts", "ShowcaseKit",
      "Storyboards", "TestPlans", "TestSupport",
    ])
  + module(
    "Review", in: "Harness",
    uses: ["Causes", "Diagnostics", "Diffing", "GoldenFiles", "Platform", "Storyboards", "UTF8Text"],
    testedWith: [
      "Causes", "Diagnostics", "GoldenFiles", "RenderTree", "SampleGoldens", "Storyboards", "TestSupport",
      "UTF8Text",
    ])
  + module("LocalServer", in: "Harness", uses: ["Platform"], testedWith: ["Platform", "TestSupport"])
  + module("Workers", in: "Harness", uses: ["Platform"], testedWith: ["TestSupport", "worker-probe"])
  + module(
    "TestRunner", in: "Harness",
    uses: [
      "Diagnostics", "GoldenFiles", "HeadlessUIKit", "Platform", "Project", "Scripts", "ShowcaseKit",
      "Storyboards", "TestPlans", "UTF8Text", "VirtualTime", "Workers",
    ],
    testedWith: [
      "Diagnostics", "GoldenFiles", "HeadlessUIKit", "LampShowcase", "Project", "Scripts", "ShowcaseKit",
      "Storyboards", "TestSupport", "Workers",
    ])
  + module(
    "Exploring", in: "Harness",
    uses: [
      "Diagnostics", "EarlGrey", "GoldenFiles", "HeadlessUIKit", "Platform", "Project", "RenderTree",
      "Scripts", "ShowcaseKit", "Storyboards", "TestRunner", "TextFormats", "UTF8Text", "Workers",
    ],
    testedWith: [
      "Diagnostics", "HeadlessUIKit", "PlantedFaults", "Project", "RenderTree", "Scripts", "ShowcaseKit",
      "Storyboards", "TestSupport",
    ])
  + module(
    "Reports", in: "Harness",
    uses: [
      "Causes", "Commands", "Diagnostics", "Diffing", "GoldenFiles", "Platform", "Project", "RenderTree",
      "Review", "Scripts", "ShowcaseKit", "Storyboards", "TestRunner", "TextFormats", "UTF8Text",
      "Workers",
    ],
    testedWith: [
      "Causes", "Diagnostics", "GoldenFiles", "HeadlessUIKit", "LampShowcase", "Project", "RenderTree",
      "Review", "SampleGoldens", "ShowcaseKit", "Storyboards", "TestRunner", "TestSupport", "TextFormats",
      "UTF8Text", "Workers",
    ])
  + module(
    "ShowcaseTesting", in: "Harness",
    uses: [
      "Diagnostics", "Diffing", "GoldenFiles", "Project", "RenderTree", "Reports", "ShowcaseKit",
      "Snapshotting", "Storyboards", "TestRunner", "UTF8Text", "Workers",
    ],
    testedWith: [
      "Diagnostics", "GoldenFiles", "HeadlessUIKit", "LampShowcase", "Project", "RenderTree", "ShowcaseKit",
      "Storyboards", "TestRunner", "TestSupport", "TextFormats", "UTF8Text",
    ], testSettings: tracedTestSettings)
  + module(
    "ShowcaseCommand", in: "Harness",
    uses: [
      "Causes", "Commands", "Diagnostics", "Diffing", "Exploring", "FontFiles", "FontMetrics", "GoldenFiles",
      "LocalServer", "Platform", "Project", "RenderTree", "Reports", "Review", "Scripts", "ShowcaseKit",
      "Storyboards", "TestPlans", "TestRunner", "TextFormats", "UTF8Text", "Workers",
    ],
    testedWith: [
      "Commands", "Diagnostics", "FontFiles", "FontMetrics", "GoldenFiles", "HeadlessUIKit", "LampShowcase",
      "LocalServer", "Platform", "Project", "RenderTree", "Reports", "Review", "ShowcaseKit", "Storyboards",
      "TestPlans", "TestSupport", "UTF8Text", "Workers",
    ])

/// Checks sources against the rules of an architecture; it needs nothing of the toolkit and runs no showcase.
let strictures: [Target] =
  module(
    "Strictures", in: "Strictures", uses: ["Diagnostics", "SwiftSources", "TextFormats", "UTF8Text"],
    testedWith: ["Diagnostics", "TestSupport"])
  + module(
    "StricturesCommand", in: "Strictures", uses: ["Commands", "Diagnostics", "Strictures", "UTF8Text"],
    testedWith: ["Commands", "Diagnostics", "TestSupport"])
  + [
    .executableTarget(
      name: "check-strictures", dependencies: ["Commands", "StricturesCommand"],
      path: "Sources/Strictures/CheckStrictures", swiftSettings: settings)
  ]

/// Feeds all readers with changed files of this repository.
let fuzz: [Target] =
  module(
    "Fuzzing", in: "Fuzz",
    uses: [
      "Commands", "Diagnostics", "FontFiles", "FontMetrics", "GoldenFiles", "HeadlessUIKit",
      "InterfaceDocuments", "LocalServer", "Platform", "RenderTree", "Reports", "Scripts", "Storyboards",
      "Strictures", "TestPlans", "TestRunner", "UTF8Text", "Workers",
    ], testedWith: ["Diagnostics", "TestSupport"])
  + [
    .executableTarget(
      name: "fuzz", dependencies: ["Commands", "Fuzzing"], path: "Sources/Fuzz/FuzzCommand",
      swiftSettings: settings)
  ]

/// Brings the sources of apps here: as a program, and as a plugin that rewrites them whenever they are built.
let port: [Target] = [
  .executableTarget(
    name: "port-sources", dependencies: ["Commands", "Porting"],
    path: "Sources/Port/PortSources",
    swiftSettings: settings),
  .plugin(
    name: "PortSources", capability: .buildTool(), dependencies: ["port-sources"],
    path: "Sources/Port/PortPlugin"),
]

/// Measures how much of an app compiles against the frameworks.
let breadth: [Target] =
  module(
    "AppBreadth", in: "Port", uses: ["Commands", "Diagnostics", "Porting", "UTF8Text"],
    testedWith: ["Commands", "Diagnostics", "Porting", "TestSupport"])
  + [
    .executableTarget(
      name: "breadth",
      dependencies: ["AppBreadth", "Commands"]
        + frameworkProducts.map { .byName(name: $0) },
      path: "Sources/Port/BreadthCommand", swiftSettings: settings)
  ]

/// Writes packages that show apps' screens, with data that is made up.
let packages: [Target] =
  module("MadeData", in: "Port", uses: ["SwiftSources"])
  + module(
    "AppPackages", in: "Port",
    uses: [
      "AppBreadth", "Commands", "Diagnostics", "GoldenFiles", "InterfaceDocuments", "MadeData", "Porting",
      "Project", "Storyboards", "SwiftSources", "UTF8Text",
    ],
    testedWith: ["AppBreadth", "Commands", "Diagnostics", "Porting", "Storyboards", "TestSupport"])

let gallery: [Target] =
  module("GalleryStages", in: "Gallery", uses: ["HeadlessUIKit"], testedWith: ["HeadlessUIKit"])
  + module(
    "ChromeUI", in: "Gallery", uses: ["HeadlessUIKit"], testedWith: ["HeadlessUIKit"], copying: ["Strings"])
  + module(
    "ChromeShowcase", in: "Gallery", uses: ["ChromeUI", "GalleryStages", "HeadlessUIKit", "ShowcaseKit"],
    testedWith: ["ChromeUI", "HeadlessUIKit", "ShowcaseKit"])
  + [
    .target(
      name: "ChromeCleanCommands", path: "Sources/Gallery/ChromeCleanCommands", swiftSettings: settings)
  ]
  + module("Coordination", in: "Gallery", uses: ["HeadlessUIKit"], testedWith: ["HeadlessUIKit"])
  + module(
    "ChromeCleanModel", in: "Gallery", uses: ["Coordination", "HeadlessUIKit"],
    testedWith: ["Coordination", "HeadlessUIKit", "TestSupport"])
  + module(
    "ChromeCleanUI", in: "Gallery", uses: ["ChromeCleanCommands", "HeadlessUIKit"],
    testedWith: ["ChromeCleanCommands", "HeadlessUIKit"])
  + module(
    "ChromeCleanCoordinators", in: "Gallery",
    uses: ["ChromeCleanCommands", "ChromeCleanModel", "ChromeCleanUI", "Coordination", "HeadlessUIKit"],
    testedWith: ["ChromeCleanCommands", "ChromeCleanModel", "ChromeCleanUI", "Coordination", "HeadlessUIKit"])
  + module(
    "ChromeCleanShowcase", in: "Gallery",
    uses: [
      "ChromeCleanCommands", "ChromeCleanCoordinators", "ChromeCleanModel", "ChromeCleanUI", "Coordination",
      "GalleryStages", "HeadlessUIKit", "ShowcaseKit",
    ],
    testedWith: [
      "ChromeCleanCoordinators", "ChromeCleanModel", "ChromeCleanUI", "Coordination", "HeadlessUIKit",
      "ShowcaseKit",
    ])
  + module("AccountUI", in: "Gallery", uses: ["HeadlessUIKit"], testedWith: ["HeadlessUIKit"])
  + module(
    "AccountShowcase", in: "Gallery", uses: ["AccountUI", "HeadlessUIKit", "ShowcaseKit"],
    testedWith: ["HeadlessUIKit", "ShowcaseKit"])
  + module(
    "Messages", in: "Gallery", uses: ["Flow", "HeadlessUIKit", "Presentation"],
    testedWith: ["Flow", "HeadlessUIKit", "Presentation"], copying: ["Strings"])
  + module(
    "MessagesShowcase", in: "Gallery",
    uses: ["Flow", "GalleryStages", "HeadlessUIKit", "Messages", "Presentation", "ShowcaseKit"],
    testedWith: ["Flow", "HeadlessUIKit", "Messages", "Presentation", "ShowcaseKit"])
  + module(
    "Onboarding", in: "Gallery", uses: ["Flow", "HeadlessUIKit"], testedWith: ["Flow", "HeadlessUIKit"],
    copying: ["Strings"])
  + module(
    "OnboardingShowcase", in: "Gallery",
    uses: ["Flow", "GalleryStages", "HeadlessUIKit", "Onboarding", "ShowcaseKit"],
    testedWith: ["HeadlessUIKit", "Onboarding", "Scripts", "ShowcaseKit", "Storyboards", "TestSupport"])
  + module("FocusModel", in: "Gallery", uses: ["HeadlessUIKit"], testedWith: ["HeadlessUIKit"])
  + module(
    "FocusUI", in: "Gallery", uses: ["FocusModel", "HeadlessUIKit"],
    testedWith: ["FocusModel", "HeadlessUIKit"], copying: ["Strings"])
  + module(
    "FocusShowcase", in: "Gallery", uses: ["FocusModel", "FocusUI", "HeadlessUIKit", "ShowcaseKit"],
    testedWith: [
      "FocusUI", "HeadlessUIKit", "RenderTree", "Scripts", "ShowcaseKit", "TestSupport", "TextFormats",
      "UTF8Text",
    ])

/// What several test targets share.
let testSupport: [Target] = [
  .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: settings),
  .testTarget(name: "ExpectationsTests", dependencies: ["Expectations"], swiftSettings: testSettings),
  .target(
    name: "TestSupport", dependencies: ["RenderTree"], path: "Tests/TestSupport", swiftSettings: settings),
  .executableTarget(
    name: "worker-probe", dependencies: ["Platform", "Workers"], path: "Tests/WorkerProbe",
    swiftSettings: settings),
  .target(
    name: "IdiomShowcase", dependencies: ["HeadlessUIKit", "ShowcaseKit"], path: "Tests/IdiomShowcase",
    swiftSettings: settings),
  .target(
    name: "PlantedFaults", dependencies: ["HeadlessUIKit", "ShowcaseKit"], path: "Tests/PlantedFaults",
    swiftSettings: settings),
  .executableTarget(
    name: "hazards",
    dependencies: ["HeadlessUIKit", "IdiomShowcase", "PlantedFaults", "ShowcaseCommand", "ShowcaseKit"],
    path: "Tests/HazardShowcase", swiftSettings: settings),
  .target(
    name: "LampShowcase",
    dependencies: ["Diagnostics", "HeadlessUIKit", "Project", "ShowcaseKit", "TestSupport"],
    path: "Tests/LampShowcase", swiftSettings: settings),
  .target(
    name: "SampleGoldens",
    dependencies: ["GoldenFiles", "RenderTree", "Review", "Storyboards"],
    path: "Tests/SampleGoldens", swiftSettings: settings),
]

/// All but the executables over the gallery, and the tests of the whole.
let wings: [Target] =
  toolkit + frameworks + harness + strictures + fuzz + port + breadth + packages + gallery + testSupport

let package = Package(
  name: "Showcase",
  // What the toolchain's modules need that the modules without a stage use: `Regex`, `Duration`, isolated
  // `deinit`.
  platforms: [.macOS("15.4")],
  products: (frameworkProducts + [
    "HeadlessUIKit", "Flow", "FontFiles", "FontMetrics", "Presentation", "Diagnostics", "RenderTree",
    "Diffing",
    "EarlGrey", "ShowcaseKit", "ShowcaseTesting", "ShowcaseCommand",
  ]).map { .library(name: $0, targets: [$0]) } + [
    // A strategy of one's own writes into a buffer of the text formats.
    .library(name: "Snapshotting", targets: ["Snapshotting", "UTF8Text"]),
    .library(name: "InlineSnapshotting", targets: ["InlineSnapshotting"]),
    .library(name: "SnapshottingNetworking", targets: ["SnapshottingNetworking"]),
    .executable(name: "port-sources", targets: ["port-sources"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  targets: wings + [
    .executableTarget(
      name: "showcase",
      dependencies: [
        "AccountShowcase", "AppPackages", "ChromeCleanShowcase", "ChromeShowcase", "FocusShowcase",
        "MessagesShowcase", "OnboardingShowcase", "Porting", "ShowcaseCommand", "StricturesCommand",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Causes", "Diagnostics", "Diffing", "GoldenFiles", "HeadlessUIKit", "LayoutSolver", "Platform",
        "Project", "RenderTree", "Reports", "ShowcaseCommand", "ShowcaseKit", "ShowcaseTesting",
        "Snapshotting", "Storyboards", "TestPlans", "TestRunner", "Workers",
      ],
      path: "Sources/Benchmarks", exclude: ["README.md"], swiftSettings: settings),
    .testTarget(
      name: "PackageTests", dependencies: ["Expectations", "Snapshotting", "TestSupport"],
      exclude: ["PublicInterface/__Snapshots__"], swiftSettings: testSettings),
    // What real UIKit laid out, against the toolkit.
    .testTarget(
      name: "ConformanceTests", dependencies: ["Expectations", "HeadlessUIKit"], exclude: ["Recorded"],
      swiftSettings: testSettings),
    // The code of a README, which spells protocols without `any`.
    .testTarget(
      name: "ReadMeTests", dependencies: ["Expectations", "Flow", "HeadlessUIKit", "Presentation"],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"), testFlags,
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Expectations", "hazards", "IdiomShowcase", "Platform", "showcase", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "AccountShowcase", "ChromeCleanShowcase", "ChromeShowcase", "Expectations", "FocusShowcase",
        "MessagesShowcase", "OnboardingShowcase", "ShowcaseTesting", "TestPlans", "TestSupport",
      ],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
