import GoldenFiles

/// The plan of an app's package, and a first script.
struct Plans {
  let showcase: String
  let useCases: UseCaseList

  var files: [PackageFile] { [plan] + script }

  /// A phone, in light and dark, and with the largest text.
  private var plan: PackageFile {
    let configurations = Self.options.enumerated().map { index, row in
      let options = (["\"device\" : \"iPhone\""] + row.options).map { "        \($0)" }
      return """
            {
              "id" : "00000000-0000-4000-8000-00000000000\(index + 1)",
              "name" : "\(row.name)",
              "options" : {
        \(options.joined(separator: ",\n"))
              }
            }
        """
    }
    return PackageFile(
      "Plans/Phone.xctestplan",
      text: """
        {
          "configurations" : [
        \(configurations.joined(separator: ",\n"))
          ],
          "defaultOptions" : {

          },
          "testTargets" : [
            {
              "target" : {
                "containerPath" : "container:",
                "identifier" : \(showcase.jsonString),
                "name" : \(showcase.jsonString)
              }
            }
          ],
          "version" : 1
        }

        """)
  }

  private static let options: [(name: String, options: [String])] = [
    ("iPhone", []), ("Dark", ["\"userInterfaceStyle\" : \"dark\""]),
    ("Largest text", ["\"contentSizeCategory\" : \"accessibilityExtraExtraExtraLarge\""]),
  ]

  /// A script that any screen can follow.
  private var script: [PackageFile] {
    guard let scripted = useCases.scriptedClass else { return [] }
    let names = [showcase, scripted, UseCaseList.useCaseName]
    let folder = GoldenPath.components(of: names).joined(separator: "/")
    return [
      PackageFile(
        "Plans/Scripts/\(folder)/turn.eg.swift",
        text: """
          // The screen on its side. 'showcase show' prints what the next statements can find.
          EarlGrey.rotateDevice(to: .landscapeLeft)
          snapshot("landscape")

          """)
    ]
  }
}

extension String {
  /// The text as a string of JSON, in quotes.
  fileprivate var jsonString: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      default: scalar.value < 0x20 ? "" : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
