import Diagnostics

/// The files that every package has: what git should know, and a short way to run it.
enum CommonFiles {
  static func all(product: String, toolkit: String) -> [PackageFile] {
    [
      PackageFile(".gitattributes", text: attributes), PackageFile(".gitignore", text: ignored),
      PackageFile(launcher, script: script(product: product, toolkit: toolkit)),
    ]
  }

  /// The script that runs the program.
  static let launcher = "showcase"

  private static let attributes = """
    Snapshots/** text eol=lf diff=showcase -merge
    **/__Snapshots__/** text eol=lf

    """

  private static let ignored = """
    .build
    .swiftpm/
    Package.resolved

    """

  private static func script(product: String, toolkit: String) -> String {
    """
    #!/bin/sh
    # Runs this package's use cases with the toolkit as its clone has compiled it: './showcase review' is
    # 'swift run \(product) review', without compiling the toolkit a second time.
    cd "$(dirname "$0")" || exit
    exec swift run --scratch-path \("\(toolkit)/.build".shellWord) \(product.shellWord) "$@"

    """
  }
}
