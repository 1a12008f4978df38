// swift-tools-version: 6.2
import PackageDescription

// The clone of Showcase: here, or where the variable says.
let toolkit = Context.environment["SHOWCASE_TOOLKIT"] ?? "../../../.."

let package = Package(
  name: "TrailsShowcase",
  defaultLocalization: "en",
  dependencies: [.package(name: "Showcase", path: toolkit)],
  targets: [
    .target(
      name: "TrailsApp",
      dependencies: [
        .product(name: "Combine", package: "Showcase"),
        .product(name: "UIKit", package: "Showcase"),
        .product(name: "ShowcaseKit", package: "Showcase"),
      ],
      exclude: ["App"],
      resources: [
        .copy("App/Resources/Assets.xcassets"),
        .process("App/Resources/Base.lproj/Detail.storyboard"),
        .process("App/Resources/de.lproj/Detail.strings"),
        .process("App/Resources/de.lproj/Localizable.strings"),
        .process("App/Resources/de.lproj/Localizable.stringsdict"),
        .process("App/Resources/en.lproj/Localizable.strings"),
        .process("App/Resources/en.lproj/Localizable.stringsdict"),
        .copy("Information"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortSources", package: "Showcase")]),
    .executableTarget(
      name: "trails-showcase",
      dependencies: ["TrailsApp", .product(name: "ShowcaseCommand", package: "Showcase")]),
    .testTarget(
      name: "TrailsShowcaseTests",
      dependencies: ["TrailsApp", .product(name: "ShowcaseTesting", package: "Showcase")]),
  ]
)
