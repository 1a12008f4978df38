import Diagnostics

/// The files that every package has: what git should know, and a short way to run it.
enum CommonFiles {
  static func all(package: String, product: String, toolkit: ToolkitDependency) -> [PackageFile] {
    [
      PackageFile(".gitattributes", text: attributes), PackageFile(".gitignore", text: ignored),
      PackageFile(launcher, script: script(package: package, product: product, toolkit: toolkit)),
    ]
  }

  /// The script that runs the program.
  static let launcher = "showcase"

  private static let attributes = """
    Snapshots/** text eol=lf diff=showcase -merge
    **/__Snapshots__/** -text

    """

  private static let ignored = """
    .build
    .swiftpm/
    Package.resolved

    """

  /// The script builds in the clone's build folder, where the toolkit is compiled already, or in the
  /// package's own for releases, and runs the program in the package's, since a program takes all bundles
  /// beside it for its own.
  private static func script(package: String, product: String, toolkit: ToolkitDependency) -> String {
    """
    #!/bin/sh
    # Runs this package's use cases: './showcase review' is 'swift run \(product) review'. With a clone of the toolkit, here
    # or where the variable SHOWCASE_TOOLKIT says, the toolkit is not compiled a second time.
    # Messages name the program as it was started.
    SHOWCASE_LAUNCHER="$0"
    export SHOWCASE_LAUNCHER
    cd "$(dirname "$0")" || exit
    toolkit=\((toolkit.path ?? ".").shellWord)
    toolkit="${SHOWCASE_TOOLKIT:-$toolkit}"
    product=\(product.shellWord)
    place=.build/showcase/program
    if [ -z "$SHOWCASE_IS_BUILT" ]; then
      swift build --scratch-path "$toolkit/.build" --product "$product" >&2
      status=$?
      # The plan of the build, which the next build in that folder would follow, whichever package it is of.
      rm -f "$toolkit/.build/debug.yaml"
      [ $status = 0 ] || exit $status
    fi
    mkdir -p "$place" || exit
    ln -f "$toolkit/.build/debug/$product" "$place/$product" 2>/dev/null \\
      || cp "$toolkit/.build/debug/$product" "$place/$product" || exit
    for bundle in "$toolkit"/.build/debug/\(package)_*.resources; do
      [ -e "$bundle" ] || continue
      rm -rf "$place/${bundle##*/}" && mv "$bundle" "$place/" || exit
    done
    exec "$place/$product" "$@"

    """
  }
}
