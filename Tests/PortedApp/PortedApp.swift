// The app's own files are in the folder beside this one, where only the plugin looks. The package manager leaves
// a target out that has no file for the compiler as it is.
import UIKit
import os
